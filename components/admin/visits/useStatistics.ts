'use client'

import { useReducer, useRef } from 'react'
import { DEFAULT_VISIT_RANGE_DAYS, type VisitRange } from '@/src/domain/visits/visitStats'
import { fetchStatistics, type StatisticsProblem } from './fetchStatistics'

type StatisticsState<Report> = {
  range: VisitRange
  /** The latest loaded figures, with their range. */
  last: { range: VisitRange; report: Report } | null
  phase: 'ready' | 'loading' | StatisticsProblem
}
type StatisticsEvent<Report> =
  | { kind: 'requested'; range: VisitRange }
  | { kind: 'loaded'; report: Report }
  | { kind: 'problem'; problem: StatisticsProblem }

/**
 * Loads the statistics of the chosen range. If the request fails, the figures of another range are hidden,
 * because they would appear under the wrong label.
 * @param address path below the statistics API
 * @param initial figures of the default range; null if they could not be read
 */
export function useStatistics<Report>(address: string, initial: Report | null) {
  const [{ range, last, phase }, dispatch] = useReducer(nextStatisticsState<Report>, {
    range: DEFAULT_VISIT_RANGE_DAYS,
    last: initial && { range: DEFAULT_VISIT_RANGE_DAYS, report: initial },
    phase: initial ? 'ready' : 'noData',
  })
  const currentRequest = useRef<AbortController>(undefined)

  const ask = async (requestedRange: VisitRange) => {
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

function nextStatisticsState<Report>(
  state: StatisticsState<Report>,
  event: StatisticsEvent<Report>,
): StatisticsState<Report> {
  switch (event.kind) {
    case 'requested':
      return { ...state, range: event.range, phase: 'loading' }
    case 'loaded':
      return { ...state, last: { range: state.range, report: event.report }, phase: 'ready' }
    case 'problem':
      return { ...state, phase: event.problem }
  }
}
