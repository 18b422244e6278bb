//go:build !unix

package files

// nonblock is nothing where no pipe lies in a folder.
const nonblock = 0
