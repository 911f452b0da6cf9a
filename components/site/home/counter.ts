export const COUNTER_DURATION_MS = 2000

/** What a counter shows that long after it started: fast at first, then settling on its target. */
export function countedValue(target: number, elapsedMs: number): number {
  const left = 1 - Math.min(Math.max(elapsedMs / COUNTER_DURATION_MS, 0), 1)
  return target * (1 - left ** 3)
}

/** The decimals of a figure, which the values on the way to it are rounded to. */
export function decimalsOf(value: number): number {
  return String(value).split('.')[1]?.length ?? 0
}
