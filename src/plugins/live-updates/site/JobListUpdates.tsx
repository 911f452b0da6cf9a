'use client'

import { useEffect } from 'react'
import type { PluginJobListExtra } from '@/components/site/jobList/jobListExtra'
import { useRefresh } from '@/components/ui/useRefresh'

const OFFER_EVENTS_URL = '/api/offres/evenements'
const CHANGE_BATCHING_DELAY_MS = 250
/** Random delay that spreads the requests of all open lists after a change. */
const MAX_RANDOM_DELAY_MS = 750

/**
 * Refreshes the list when offers change, except during a search or navigation. A hidden tab does
 * not listen and is refreshed later.
 */
const JobListUpdates: PluginJobListExtra['Extra'] = ({ isHeld }) => {
  const refresh = useRefresh(isHeld)
  useEffect(() => {
    let events: EventSource | undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    let mayHaveMissed = false

    const refreshSoon = () => {
      clearTimeout(timer)
      timer = setTimeout(refresh, CHANGE_BATCHING_DELAY_MS + Math.random() * MAX_RANDOM_DELAY_MS)
    }
    const listen = () => {
      events = new EventSource(OFFER_EVENTS_URL)
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

export const jobListUpdates: PluginJobListExtra = { name: 'updates', Extra: JobListUpdates }
