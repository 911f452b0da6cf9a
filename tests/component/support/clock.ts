import { onTestFinished, vi } from 'vitest'

/** The page's clock stands still at this time until `vi.advanceTimersByTime()`. */
export function stopClock(now = new Date('2026-11-21T12:00:00Z')) {
  vi.useFakeTimers({ now, toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  onTestFinished(() => {
    vi.useRealTimers()
  })
}

/** The page's animations that run by script stand still until `vi.advanceTimersByTime()`. */
export function stopFrames() {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance'] })
  onTestFinished(() => {
    vi.useRealTimers()
  })
}
