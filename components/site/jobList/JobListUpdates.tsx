'use client'

import { useRouter } from 'next/navigation'
import { startTransition, useEffect } from 'react'

const ADDRESS = '/api/offres/evenements'
const SETTLE_MS = 250
/** Spreads the requests of all open lists after one change. */
const SPREAD_MS = 750

/** Shows the list afresh when offers change. A hidden tab listens to nothing and catches up later. */
export function JobListUpdates() {
  const router = useRouter()
  useEffect(() => {
    let events: EventSource | undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    let mayHaveMissed = false

    const refresh = () => {
      clearTimeout(timer)
      timer = setTimeout(
        () => startTransition(() => router.refresh()),
        SETTLE_MS + Math.random() * SPREAD_MS,
      )
    }
    const listen = () => {
      events = new EventSource(ADDRESS)
      events.addEventListener('changed', refresh)
      events.addEventListener('open', () => {
        if (mayHaveMissed) refresh()
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
  }, [router])
  return null
}
