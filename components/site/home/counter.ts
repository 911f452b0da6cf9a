export const COUNTER_DURATION_MS = 2000

/** The displayed value after that time: fast at first, then slower. */
export function animatedValueAt(target: number, elapsedMs: number): number {
  const left = 1 - Math.min(Math.max(elapsedMs / COUNTER_DURATION_MS, 0), 1)
  return target * (1 - left ** 3)
}

/** The decimals of a figure, to which intermediate values are rounded. */
export function countDecimals(value: number): number {
  return String(value).split('.')[1]?.length ?? 0
}
