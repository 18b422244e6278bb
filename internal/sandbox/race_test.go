//go:build race

package sandbox

// raceDetector tells that the race detector is in the test binary: it needs several times the memory and the time.
const raceDetector = true
