import { DAY_MS } from '@/src/domain/durations'

export function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * DAY_MS)
}
