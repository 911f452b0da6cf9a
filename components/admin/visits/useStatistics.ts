'use client'

import { useReducer, useRef } from 'react'
import { DEFAULT_VISIT_RANGE_DAYS, type VisitRangeDays } from '@/src/domain/visits/visitStats'
import { fetchStatistics, type StatisticsProblem } from './fetchStatistics'

type StatisticsLoadState<Report> = {
  range: VisitRangeDays
  /** The latest loaded figures, with their range. */
  last: { range: VisitRangeDays; report: Report } | null
  phase: 'ready' | 'loading' | StatisticsProblem
}
type StatisticsLoadEvent<Report> =
  | { kind: 'requested'; range: VisitRangeDays }
  | { kind: 'loaded'; report: Report }
  | { kind: 'problem'; problem: StatisticsProblem }

/**
 * Loads the statistics of the chosen range. If the request fails, the figures of another range are hidden,
 * because they would appear under the wrong label.
 * @param address path below the statistics API
 * @param initial figures of the default range; null if they could not be read
 */
export function useStatistics<Report>(address: string, initial: Report | null) {
  const [{ range, last, phase }, dispatch] = useReducer(nextStatisticsLoadState<Report>, {
    range: DEFAULT_VISIT_RANGE_DAYS,
    last: initial && { range: DEFAULT_VISIT_RANGE_DAYS, report: initial },
    phase: initial ? 'ready' : 'noData',
  })
  const currentRequest = useRef<AbortController>(undefined)

  const ask = async (requestedRange: VisitRangeDays) => {
    currentRequest.current?.abort()
    currentRequest.current = new AbortController()
    const { signal } = currentRequest.current
    dispatch({ kind: 'requested', range: requestedRange })
    const answer = await fetchStatistics<Report>(`${address}?jours=${requestedRange}`, signal)
    if (!signal.aborted) dispatch(answer)
  }

  const isShown = last?.range === range || phase === 'loading'
  return { range, phase, report: isShown ? (last?.report ?? null) : null, ask }
}

function nextStatisticsLoadState<Report>(
  state: StatisticsLoadState<Report>,
  event: StatisticsLoadEvent<Report>,
): StatisticsLoadState<Report> {
  switch (event.kind) {
    case 'requested':
      return { ...state, range: event.range, phase: 'loading' }
    case 'loaded':
      return { ...state, last: { range: state.range, report: event.report }, phase: 'ready' }
    case 'problem':
      return { ...state, phase: event.problem }
  }
}
