'use client'

import { useListQuery } from '@payloadcms/ui'
import {
  type ApplicationFilters,
  NO_FILTERS,
  readFilters,
  whereOf,
} from '@/src/domain/applicationFilters'
import { endOfDay, startOfDay } from '@/src/domain/dayBounds'
import { dayIn } from '@/src/domain/frenchDate'
import { useSiteTimezone } from '../timezone/siteTimezone'

/** The filters in force, read from the list's address, and how to change them there. */
export function useApplicationFilters() {
  const { query, refineListData } = useListQuery()
  const timezone = useSiteTimezone()
  const dayOf = (instant: string) => dayIn(timezone, new Date(instant))
  const bounds = {
    startOf: (day: string) => startOfDay(day, timezone),
    endOf: (day: string) => endOfDay(day, timezone),
  }
  const read = readFilters(query.where, dayOf)
  const ask = (where: ReturnType<typeof whereOf>) =>
    void refineListData({ where, preset: '', page: 1 })

  return {
    ...read,
    change: (changed: Partial<ApplicationFilters>) =>
      ask(whereOf({ ...read.filters, ...changed }, read.others, bounds)),
    clear: () => ask(whereOf(NO_FILTERS, [], bounds)),
    /** Puts filters in force as they were saved. */
    recall: (where: unknown) => {
      const saved = readFilters(where, dayOf)
      ask(whereOf(saved.filters, saved.others, bounds))
    },
    /** Whether what is in force is what was saved. */
    isInForce: (where: unknown) => {
      const saved = readFilters(where, dayOf)
      return JSON.stringify(saved) === JSON.stringify(read)
    },
    where: whereOf(read.filters, read.others, bounds),
  }
}
