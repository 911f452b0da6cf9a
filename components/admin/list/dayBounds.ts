import type { Day } from '@/src/domain/text/frenchDate'

/** The first moment of that day in that zone. */
export function startOfDay(day: Day, timeZone: string): string {
  const midnight = Date.parse(`${day}T00:00:00Z`)
  const near = midnight - offsetAt(midnight, timeZone)
  // Where the clocks change that night, the zone has another distance there than at the first guess.
  return new Date(midnight - offsetAt(near, timeZone)).toISOString()
}

/** The last moment of that day in that zone. */
export function endOfDay(day: Day, timeZone: string): string {
  const next = new Date(Date.parse(`${day}T00:00:00Z`) + 24 * 60 * 60 * 1000)
  const start = startOfDay(next.toISOString().slice(0, 10), timeZone)
  return new Date(Date.parse(start) - 1).toISOString()
}

/** By how many milliseconds the clocks of that zone are ahead of UTC at that moment. */
function offsetAt(instant: number, timeZone: string): number {
  const clock = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'medium',
    hourCycle: 'h23',
  }).format(instant)
  const seconds = Math.floor(instant / 1000) * 1000
  return Date.parse(`${clock.replace(', ', 'T')}Z`) - seconds
}
