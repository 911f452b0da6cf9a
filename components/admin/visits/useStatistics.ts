'use client'

import { useReducer, useRef } from 'react'
import { DEFAULT_VISIT_RANGE, type VisitRange } from '@/src/domain/visits/visitStats'
import { askStatistics, type StatisticsProblem } from './askStatistics'

type State<Told> = {
  range: VisitRange
  /** What was told last, of whichever range. */
  last: { range: VisitRange; told: Told } | null
  phase: 'ready' | 'loading' | StatisticsProblem
}
type Event<Told> =
  | { kind: 'asked'; range: VisitRange }
  | { kind: 'told'; told: Told }
  | { kind: 'problem'; problem: StatisticsProblem }

/**
 * What the statistics tell of the chosen range; figures of another never stand under its name once
 * asking has failed.
 * @param address below that of the statistics
 * @param initial of the usual range; null when it could not be read
 */
export function useStatistics<Told>(address: string, initial: Told | null) {
  const [{ range, last, phase }, tell] = useReducer(next<Told>, {
    range: DEFAULT_VISIT_RANGE,
    last: initial && { range: DEFAULT_VISIT_RANGE, told: initial },
    phase: initial ? 'ready' : 'noData',
  })
  const underWay = useRef<AbortController>(undefined)

  const ask = async (wanted: VisitRange) => {
    underWay.current?.abort()
    underWay.current = new AbortController()
    const { signal } = underWay.current
    tell({ kind: 'asked', range: wanted })
    const answer = await askStatistics<Told>(`${address}?jours=${wanted}`, signal)
    if (!signal.aborted) tell(answer)
  }

  const isShown = last?.range === range || phase === 'loading'
  return { range, phase, told: isShown ? (last?.told ?? null) : null, ask }
}

function next<Told>(state: State<Told>, event: Event<Told>): State<Told> {
  switch (event.kind) {
    case 'asked':
      return { ...state, range: event.range, phase: 'loading' }
    case 'told':
      return { ...state, last: { range: state.range, told: event.told }, phase: 'ready' }
    case 'problem':
      return { ...state, phase: event.problem }
  }
}
