package mcp

import (
	"context"
	"reflect"
	"regexp"
	"slices"
	"strings"

	sdk "github.com/modelcontextprotocol/go-sdk/mcp"
)

// What is wrong with the arguments of a call, in plain words: the protocol's library tells it in those of schemas.

// offer offers a tool, and remembers what it takes.
func offer[In, Out any](s *Server, t *sdk.Tool, does sdk.ToolHandlerFor[In, Out]) {
	of := reflect.TypeFor[In]()
	for i := range of.NumField() {
		name, _, _ := strings.Cut(of.Field(i).Tag.Get("json"), ",")
		s.takes[t.Name] = append(s.takes[t.Name], name)
	}
	sdk.AddTool(s.sdk, t, does)
}

// plainArguments has what is wrong with arguments told in plain words.
func (s *Server) plainArguments(next sdk.MethodHandler) sdk.MethodHandler {
	return func(ctx context.Context, method string, req sdk.Request) (sdk.Result, error) {
		result, err := next(ctx, method, req)
		call, isCall := req.GetParams().(*sdk.CallToolParamsRaw)
		told, isTold := result.(*sdk.CallToolResult)
		if err != nil || !isCall || !isTold || !told.IsError || len(told.Content) != 1 {
			return result, err
		}
		said, ok := told.Content[0].(*sdk.TextContent)
		if !ok {
			return result, nil
		}
		if wrong, ok := strings.CutPrefix(said.Text, `validating "arguments": `); ok {
			said.Text = wrongArguments(wrong, s.takes[call.Name]).Error()
		}
		return told, nil
	}
}

var (
	missing    = regexp.MustCompile(`missing properties: \[(.*)\]$`)
	unexpected = regexp.MustCompile(`unexpected additional properties \[(.*)\]$`)
	mistyped   = regexp.MustCompile(`(?s)validating /(\S*): type: (.*) has type "(\w+)", want (?:one of )?"([^"]*)"$`)
)

// typeWords are the types of JSON.
var typeWords = map[string]string{"string": "a text", "integer": "a whole number", "number": "a number",
	"boolean": "true or false", "array": "a list", "object": "an object", "null": "null"}

// wrongArguments says what a schema has against arguments.
func wrongArguments(said string, takes []string) error {
	there := "; it takes " + strings.Join(takes, ", ")
	if m := missing.FindStringSubmatch(said); m != nil {
		return wrong("%s is missing%s", list(m[1]), there)
	}
	if m := unexpected.FindStringSubmatch(said); m != nil {
		return wrong("there is no argument %s here%s", list(m[1]), there)
	}
	if m := mistyped.FindStringSubmatch(said); m != nil {
		var path []string
		for _, part := range strings.Split(m[1], "/") {
			if part != "properties" && part != "items" && part != "additionalProperties" {
				path = append(path, part)
			}
		}
		wanted := slices.DeleteFunc(strings.Split(m[4], ", "), func(t string) bool { return t == "null" })
		for i := range wanted {
			wanted[i] = typeWords[wanted[i]]
		}
		within := ""
		if strings.Contains(m[1], "items") || strings.Contains(m[1], "additionalProperties") {
			within = " in it"
		}
		return wrong("%s: %s%s is %s, and must be %s", strings.Join(path, "."), clip(m[2]), within, typeWords[m[3]],
			strings.Join(wanted, " or "))
	}
	if strings.Contains(said, "unmarshal") {
		return wrong("the arguments are an object with names and values%s", there)
	}
	return wrong("%s", said)
}

// list writes names as a schema lists them: "a" "b".
func list(quoted string) string {
	return strings.Join(strings.Fields(strings.ReplaceAll(quoted, ",", " ")), " and ")
}
