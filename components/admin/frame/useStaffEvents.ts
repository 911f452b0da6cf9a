'use client'

import { useEffect, useEffectEvent, useState } from 'react'
import { z } from 'zod'
import {
  type AttentionCounts,
  type AttentionEvent,
  WATCHED_COLLECTIONS,
  type WatchedCollection,
} from '@/src/domain/admin/attention'

const ADDRESS = '/api/equipe/evenements'
/** A browser gives up for good when it is refused once, as while the site is being renewed. */
const RETRY_MS = 15_000

const Event = z.object({
  changed: z.array(z.enum(WATCHED_COLLECTIONS)),
  counts: z.object({
    jobOffers: z.number(),
    pendingApplications: z.number(),
    newMessages: z.number(),
    toRead: z.number(),
  }),
}) satisfies z.ZodType<AttentionEvent>

type Options = {
  isSignedIn: boolean
  onChange: (changed: readonly WatchedCollection[]) => void
}

/**
 * What the server tells of, as long as the tab is in sight: browsers allow few connections at a time. A tab
 * that comes back into sight, or lost its connection, catches up.
 */
export function useStaffEvents({ isSignedIn, onChange }: Options): AttentionCounts | null {
  const [counts, setCounts] = useState<AttentionCounts | null>(null)
  const takeIn = useEffectEvent(({ data }: MessageEvent<string>, hasMissed: boolean) => {
    const event = Event.parse(JSON.parse(data))
    setCounts(event.counts)
    const changed = hasMissed ? WATCHED_COLLECTIONS : event.changed
    if (changed.length > 0) onChange(changed)
  })

  useEffect(() => {
    if (!isSignedIn) return
    let events: EventSource | undefined
    let retry: ReturnType<typeof setTimeout> | undefined
    let hasMissed = false

    const listen = () => {
      events = new EventSource(ADDRESS)
      events.addEventListener('attention', (event) => {
        takeIn(event, hasMissed)
        hasMissed = false
      })
      events.addEventListener('error', () => {
        hasMissed = true
        if (events?.readyState === EventSource.CLOSED) retry = setTimeout(listen, RETRY_MS)
      })
    }
    const stop = () => {
      clearTimeout(retry)
      events?.close()
    }
    const followVisibility = () => {
      stop()
      if (document.hidden) hasMissed = true
      else listen()
    }

    followVisibility()
    document.addEventListener('visibilitychange', followVisibility)
    return () => {
      document.removeEventListener('visibilitychange', followVisibility)
      stop()
    }
  }, [isSignedIn])

  return counts
}
