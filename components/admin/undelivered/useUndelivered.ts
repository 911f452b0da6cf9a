'use client'

import { useConfig } from '@payloadcms/ui'
import { useCallback, useEffect, useState } from 'react'
import type { UndeliveredDispatch } from '@/src/domain/mails/undelivered'

const REFRESH_MS = 20_000

type Loaded =
  | { state: 'loading' }
  | { state: 'failed' }
  | { state: 'ready'; dispatches: UndeliveredDispatch[] }
type Answer = { dispatches: UndeliveredDispatch[] }

/** What is not delivered yet, asked anew now and then, since the runner works meanwhile. */
export function useUndelivered() {
  const { config } = useConfig()
  const address = `${config.serverURL}${config.routes.api}/envois`
  const [loaded, setLoaded] = useState<Loaded>({ state: 'loading' })

  const load = useCallback(async () => {
    const answer = await fetch(address, { credentials: 'include' }).catch(() => null)
    if (!answer?.ok) return setLoaded({ state: 'failed' })
    const { dispatches }: Answer = await answer.json()
    setLoaded({ state: 'ready', dispatches })
  }, [address])

  useEffect(() => {
    void load()
    const timer = setInterval(() => void load(), REFRESH_MS)
    return () => clearInterval(timer)
  }, [load])

  /** @returns how many will be tried again; null when that could not be asked */
  const resend = async (ids: number[]): Promise<number | null> => {
    const answer = await fetch(`${address}/renvoyer`, {
      method: 'POST',
      credentials: 'include',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ ids }),
    }).catch(() => null)
    if (!answer?.ok) return null
    const { resent }: { resent: number } = await answer.json()
    await load()
    return resent
  }

  return { loaded, load, resend }
}
