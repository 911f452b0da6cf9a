const MILLISECONDS_A_DAY = 24 * 60 * 60 * 1000

export function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * MILLISECONDS_A_DAY)
}
