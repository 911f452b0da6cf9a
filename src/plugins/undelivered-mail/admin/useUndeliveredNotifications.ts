'use client'

import { useCallback, useEffect, useState } from 'react'
import { request } from '@/components/admin/request/request'
import type { UndeliveredNotification } from '@/src/plugins/undelivered-mail/rules/undeliveredNotification'

const REFRESH_INTERVAL_MS = 20_000

type UndeliveredMailState =
  | { state: 'loading' }
  | { state: 'failed' }
  | { state: 'ready'; dispatches: UndeliveredNotification[] }

/** Loads the undelivered messages, again every 20 s, because the job runner may deliver them. */
export function useUndeliveredNotifications() {
  const [loaded, setLoaded] = useState<UndeliveredMailState>({ state: 'loading' })

  const load = useCallback(async () => {
    const reply = await request<{ dispatches: UndeliveredNotification[] }>('/api/envois')
    setLoaded(reply.ok ? { state: 'ready', ...reply.body } : { state: 'failed' })
  }, [])

  useEffect(() => {
    void load()
    const timer = setInterval(() => void load(), REFRESH_INTERVAL_MS)
    return () => clearInterval(timer)
  }, [load])

  return { loaded, load }
}
