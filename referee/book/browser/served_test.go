//go:build browser

package browser

import (
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
)

// TestServed: the book works on a server as well, also on one that says of every script that it is written in UTF-8.
func TestServed(t *testing.T) {
	files := http.FileServer(http.Dir(site))
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if strings.HasSuffix(r.URL.Path, ".js") {
			w.Header().Set("Content-Type", "text/javascript; charset=utf-8")
		}
		files.ServeHTTP(w, r)
	}))
	t.Cleanup(server.Close)
	b := open(t, 800, 600)
	b.home = server.URL
	b.page(drone)
	b.waits(".board")
	b.click(".s input")
	b.keys("exhausted hero defend")
	b.waits(".s > ul a")
	b.page("champions/quiz.html")
	b.waits("main button")
}
