import { vi } from 'vitest'

/** Ends hangs only. It is shorter than the time limit of a test, so that the report names the check. */
const TIMEOUT_MS = 25_000
const POLL_INTERVAL_MS = 20

/** Repeats a check until it passes; its other form is `expect.poll`, for one value. */
export const eventually = <Result>(
  check: () => Result | Promise<Result>,
  interval = POLL_INTERVAL_MS,
): Promise<Result> => vi.waitFor(check, { timeout: TIMEOUT_MS, interval })
