// Package browser tries the pages of the book in a real browser, as a reader uses them: its tests need Chromium and are
// run by make browser.
package browser
