'use client'

import { useConfig, useFormFields } from '@payloadcms/ui'
import { useCallback, useEffect, useState } from 'react'
import {
  type DueRecords,
  isRetentionPeriod,
  type RetentionPeriod,
} from '@/src/domain/people/retention'

const TYPING_MS = 400

type Answer = { due: DueRecords; lastRun: string | null }
type Counted = { state: 'loading' | 'failed' } | ({ state: 'ready' } & Answer)

/** What would go with the periods that stand in the form, saved or not. */
export function useDueRecords() {
  const { config } = useConfig()
  const applicationMonths = usePeriod('applicationMonths')
  const messageMonths = usePeriod('messageMonths')
  const logMonths = usePeriod('logMonths')
  const isValid = applicationMonths && messageMonths && logMonths
  const asked = `applicationMonths=${applicationMonths}&messageMonths=${messageMonths}&logMonths=${logMonths}`
  const address = isValid ? `${config.serverURL}${config.routes.api}/conservation?${asked}` : null
  const [counted, setCounted] = useState<Counted>({ state: 'loading' })

  const load = useCallback(
    async (signal?: AbortSignal) => {
      if (address === null) return
      const answer = await fetch(address, { credentials: 'include', signal }).catch(() => null)
      if (signal?.aborted) return
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

  return { counted: isValid ? counted : ({ state: 'invalid' } as const), load }
}

/** What stands in the field; null where that cannot be saved. */
function usePeriod(name: RetentionPeriod): number | null {
  const value = useFormFields(([fields]) => fields[name]?.value)
  return isRetentionPeriod(name, value) ? value : null
}
