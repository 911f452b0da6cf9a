import { onTestFinished, vi } from 'vitest'

/** The page's clock stands still at this time until `vi.advanceTimersByTime()`. */
export function stopClock(now = new Date('2026-11-21T12:00:00Z')) {
  vi.useFakeTimers({ now, toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  onTestFinished(() => {
    vi.useRealTimers()
  })
}
