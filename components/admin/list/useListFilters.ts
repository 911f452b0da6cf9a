'use client'

import { useListQuery } from '@payloadcms/ui'
import {
  type ActiveListFilters,
  buildListWhere,
  type FilterableList,
  NO_FILTERS,
  parseFilters,
} from '@/src/domain/admin/listFilters'
import { dayInTimezone } from '@/src/domain/text/frenchDate'
import { useSiteTimezone } from '../timezone/siteTimezone'
import { endOfDay, startOfDay } from './dayBounds'

/** The active filters, read from the list's URL, and functions that change them in the URL. */
export function useListFilters(list: FilterableList) {
  const { query, refineListData } = useListQuery()
  const timezone = useSiteTimezone()
  const dayOf = (instant: string) => dayInTimezone(timezone, new Date(instant))
  const bounds = {
    startOf: (day: string) => startOfDay(day, timezone),
    endOf: (day: string) => endOfDay(day, timezone),
  }
  const parsed = parseFilters(list, query.where, dayOf)
  const where = buildListWhere(list, parsed.filters, parsed.others, bounds)
  const applyWhere = (newWhere: ReturnType<typeof buildListWhere>, sort?: string) =>
    void refineListData({ where: newWhere, preset: '', page: 1, ...(sort && { sort }) })
  const whereOfSaved = (saved: unknown) => {
    const { filters, others } = parseFilters(list, saved, dayOf)
    return buildListWhere(list, filters, others, bounds)
  }
  const change = (changed: Partial<ActiveListFilters>, sort?: string) =>
    applyWhere(buildListWhere(list, { ...parsed.filters, ...changed }, parsed.others, bounds), sort)

  return {
    ...parsed,
    today: dayOf(new Date().toISOString()),
    where,
    isNarrowed: where.and !== undefined || !parsed.isReadable,
    change,
    /** Filters by one value of a field; null removes this filter. */
    choose: (field: string, value: string | null, sort?: string) => {
      const { [field]: _, ...rest } = parsed.filters.chosen
      change({ chosen: value === null ? rest : { ...rest, [field]: value } }, sort)
    },
    clear: () => applyWhere(buildListWhere(list, NO_FILTERS, [], bounds)),
    /** Applies a filter set that the user saved. */
    recall: (saved: unknown) => applyWhere(whereOfSaved(saved)),
    /** Whether the active filters equal the saved ones. */
    isInForce: (saved: unknown) => JSON.stringify(whereOfSaved(saved)) === JSON.stringify(where),
  }
}
