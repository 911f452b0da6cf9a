'use client'

import { useReducer, useRef } from 'react'
import type { VisitReport } from '@/src/domain/visits/visitReport'
import { DEFAULT_VISIT_RANGE, type VisitRange } from '@/src/domain/visits/visitStats'
import { askStatistics, type StatisticsProblem } from './askStatistics'

type State = {
  range: VisitRange
  /** What was told last, of whichever range. */
  report: VisitReport | null
  phase: 'ready' | 'loading' | StatisticsProblem
}
type Event =
  | { kind: 'asked'; range: VisitRange }
  | { kind: 'told'; report: VisitReport }
  | { kind: 'problem'; problem: StatisticsProblem }

/** The figures of the chosen range; those of another never stand under its name once asking has failed. */
export function useVisitReport(initial: VisitReport | null) {
  const [{ range, report, phase }, tell] = useReducer(next, {
    range: initial?.stats.range ?? DEFAULT_VISIT_RANGE,
    report: initial,
    phase: initial ? 'ready' : 'noData',
  })
  const underWay = useRef<AbortController>(undefined)

  const ask = async (wanted: VisitRange) => {
    underWay.current?.abort()
    underWay.current = new AbortController()
    const { signal } = underWay.current
    tell({ kind: 'asked', range: wanted })
    const answer = await askStatistics<VisitReport>(`?jours=${wanted}`, signal)
    if (signal.aborted) return
    tell(
      answer.ok
        ? { kind: 'told', report: answer.told }
        : { kind: 'problem', problem: answer.problem },
    )
  }

  const isCurrent = report?.stats.range === range
  return { range, phase, report: isCurrent || phase === 'loading' ? report : null, ask }
}

function next(state: State, event: Event): State {
  switch (event.kind) {
    case 'asked':
      return { ...state, range: event.range, phase: 'loading' }
    case 'told':
      return { ...state, report: event.report, phase: 'ready' }
    case 'problem':
      return { ...state, phase: event.problem }
  }
}
