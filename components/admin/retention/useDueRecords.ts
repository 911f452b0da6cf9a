'use client'

import { useConfig, useFormFields } from '@payloadcms/ui'
import { useCallback, useEffect, useState } from 'react'
import type { DueRecords } from '@/src/domain/retention'

const TYPING_MS = 400

type Answer = { due: DueRecords; lastRun: string | null }
type Counted = { state: 'loading' | 'failed' | 'invalid' } | ({ state: 'ready' } & Answer)

/** What would go with the periods that stand in the form, saved or not. */
export function useDueRecords() {
  const { config } = useConfig()
  const asked = useFormFields(([fields]) =>
    new URLSearchParams({
      applicationMonths: String(fields.applicationMonths?.value ?? ''),
      messageMonths: String(fields.messageMonths?.value ?? ''),
      logMonths: String(fields.logMonths?.value ?? ''),
    }).toString(),
  )
  const address = `${config.serverURL}${config.routes.api}/conservation?${asked}`
  const [counted, setCounted] = useState<Counted>({ state: 'loading' })

  const load = useCallback(
    async (signal?: AbortSignal) => {
      const answer = await fetch(address, { credentials: 'include', signal }).catch(() => null)
      if (signal?.aborted) return
      if (answer?.status === 400) return setCounted({ state: 'invalid' })
      if (!answer?.ok) return setCounted({ state: 'failed' })
      const told: Answer = await answer.json()
      setCounted({ state: 'ready', ...told })
    },
    [address],
  )

  useEffect(() => {
    const asking = new AbortController()
    const timer = setTimeout(() => void load(asking.signal), TYPING_MS)
    return () => {
      clearTimeout(timer)
      asking.abort()
    }
  }, [load])

  return { counted, load }
}
