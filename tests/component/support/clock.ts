import { onTestFinished, vi } from 'vitest'

/** Stops the page's clock at this time until `vi.advanceTimersByTime()`. */
export function stopClock(now = new Date('2026-11-21T12:00:00Z')) {
  vi.useFakeTimers({ now, toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  onTestFinished(() => {
    vi.useRealTimers()
  })
}

/** Stops the page's scripted animations until `vi.advanceTimersByTime()`. */
export function stopAnimationFrames() {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance'] })
  onTestFinished(() => {
    vi.useRealTimers()
  })
}
