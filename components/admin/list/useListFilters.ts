'use client'

import { useListQuery } from '@payloadcms/ui'
import {
  type FilteredList,
  type ListFilters,
  NO_FILTERS,
  readFilters,
  whereOf,
} from '@/src/domain/admin/listFilters'
import { dayIn } from '@/src/domain/text/frenchDate'
import { useSiteTimezone } from '../timezone/siteTimezone'
import { endOfDay, startOfDay } from './dayBounds'

/** The filters in force, read from the list's address, and how to change them there. */
export function useListFilters(list: FilteredList) {
  const { query, refineListData } = useListQuery()
  const timezone = useSiteTimezone()
  const dayOf = (instant: string) => dayIn(timezone, new Date(instant))
  const bounds = {
    startOf: (day: string) => startOfDay(day, timezone),
    endOf: (day: string) => endOfDay(day, timezone),
  }
  const read = readFilters(list, query.where, dayOf)
  const where = whereOf(list, read.filters, read.others, bounds)
  const ask = (asked: ReturnType<typeof whereOf>, sort?: string) =>
    void refineListData({ where: asked, preset: '', page: 1, ...(sort && { sort }) })
  const asSaved = (saved: unknown) => {
    const { filters, others } = readFilters(list, saved, dayOf)
    return whereOf(list, filters, others, bounds)
  }
  const change = (changed: Partial<ListFilters>, sort?: string) =>
    ask(whereOf(list, { ...read.filters, ...changed }, read.others, bounds), sort)

  return {
    ...read,
    today: dayOf(new Date().toISOString()),
    where,
    isNarrowed: where.and !== undefined || !read.isReadable,
    change,
    /** Asks for one value of a field; for all of them without one. */
    choose: (field: string, value: string | null, sort?: string) => {
      const { [field]: _, ...rest } = read.filters.chosen
      change({ chosen: value === null ? rest : { ...rest, [field]: value } }, sort)
    },
    clear: () => ask(whereOf(list, NO_FILTERS, [], bounds)),
    /** Puts filters in force as they were saved. */
    recall: (saved: unknown) => ask(asSaved(saved)),
    /** Whether what is in force is what was saved. */
    isInForce: (saved: unknown) => JSON.stringify(asSaved(saved)) === JSON.stringify(where),
  }
}
