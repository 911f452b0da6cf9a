'use client'

import { useEffect } from 'react'
import { useRefresh } from '@/components/ui/useRefresh'

const ADDRESS = '/api/offres/evenements'
const SETTLE_MS = 250
/** Spreads the requests of all open lists after one change. */
const SPREAD_MS = 750

type Props = {
  /** While somebody has searched, or is on the way elsewhere. */
  isHeld: boolean
}

/**
 * Shows the list afresh when offers change, and keeps out of the way of whoever has searched or clicked on
 * something. A hidden tab listens to nothing and catches up later.
 */
export function JobListUpdates({ isHeld }: Props) {
  const refresh = useRefresh(isHeld)
  useEffect(() => {
    let events: EventSource | undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    let mayHaveMissed = false

    const refreshSoon = () => {
      clearTimeout(timer)
      timer = setTimeout(refresh, SETTLE_MS + Math.random() * SPREAD_MS)
    }
    const listen = () => {
      events = new EventSource(ADDRESS)
      events.addEventListener('changed', refreshSoon)
      events.addEventListener('open', () => {
        if (mayHaveMissed) refreshSoon()
        mayHaveMissed = false
      })
      events.addEventListener('error', () => {
        mayHaveMissed = true
      })
    }
    const followVisibility = () => {
      events?.close()
      if (document.hidden) mayHaveMissed = true
      else listen()
    }

    followVisibility()
    document.addEventListener('visibilitychange', followVisibility)
    return () => {
      document.removeEventListener('visibilitychange', followVisibility)
      clearTimeout(timer)
      events?.close()
    }
  }, [refresh])
  return null
}
