'use client'

import { useEffect, useEffectEvent, useState } from 'react'
import { z } from 'zod'
import {
  LIVE_UPDATED_COLLECTIONS,
  type LiveUpdatedCollection,
  type LiveUpdateEvent,
  type MenuBadgeCounts,
} from '@/src/domain/admin/liveUpdates'

const STAFF_EVENTS_URL = '/api/equipe/evenements'
/** `EventSource` does not reconnect after an HTTP error, so this hook does after this delay. */
const RECONNECT_DELAY_MS = 15_000

const StaffEventSchema = z.object({
  changed: z.array(z.enum(LIVE_UPDATED_COLLECTIONS)),
  counts: z.object({
    jobOffers: z.number(),
    pendingApplications: z.number(),
    newMessages: z.number(),
    toRead: z.number(),
  }),
}) satisfies z.ZodType<LiveUpdateEvent>

type StaffEventOptions = {
  isSignedIn: boolean
  onChange: (changed: readonly LiveUpdatedCollection[]) => void
}

/**
 * Receives the staff events of the server while the tab is visible; browsers limit the number of open connections.
 * After a hidden phase or a lost connection, all collections are reported as changed.
 * @returns the latest counts; null before the first event
 */
export function useStaffEvents({
  isSignedIn,
  onChange,
}: StaffEventOptions): MenuBadgeCounts | null {
  const [counts, setCounts] = useState<MenuBadgeCounts | null>(null)
  const handleEvent = useEffectEvent(({ data }: MessageEvent<string>, hasMissed: boolean) => {
    const event = StaffEventSchema.parse(JSON.parse(data))
    setCounts(event.counts)
    const changed = hasMissed ? LIVE_UPDATED_COLLECTIONS : event.changed
    if (changed.length > 0) onChange(changed)
  })

  useEffect(() => {
    if (!isSignedIn) return
    let events: EventSource | undefined
    let retry: ReturnType<typeof setTimeout> | undefined
    let hasMissed = false

    const connect = () => {
      events = new EventSource(STAFF_EVENTS_URL)
      events.addEventListener('attention', (event) => {
        handleEvent(event, hasMissed)
        hasMissed = false
      })
      events.addEventListener('error', () => {
        hasMissed = true
        if (events?.readyState === EventSource.CLOSED)
          retry = setTimeout(connect, RECONNECT_DELAY_MS)
      })
    }
    const disconnect = () => {
      clearTimeout(retry)
      events?.close()
    }
    const followVisibility = () => {
      disconnect()
      if (document.hidden) hasMissed = true
      else connect()
    }

    followVisibility()
    document.addEventListener('visibilitychange', followVisibility)
    return () => {
      document.removeEventListener('visibilitychange', followVisibility)
      disconnect()
    }
  }, [isSignedIn])

  return counts
}
