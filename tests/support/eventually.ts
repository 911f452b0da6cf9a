import { vi } from 'vitest'

/** Ends hangs only. It is shorter than the time limit of a test, so that the report names the check. */
const LIMIT_MS = 25_000
const INTERVAL_MS = 20

/** Repeats a check until it passes; its other form is `expect.poll`, for one value. */
export const eventually = <Result>(
  check: () => Result | Promise<Result>,
  interval = INTERVAL_MS,
): Promise<Result> => vi.waitFor(check, { timeout: LIMIT_MS, interval })
