'use client'

import { useFormFields } from '@payloadcms/ui'
import { useCallback, useEffect, useState } from 'react'
import {
  type DueRecords,
  isRetentionPeriod,
  type RetentionPeriod,
} from '@/src/domain/people/retention'
import { request } from '../request/request'

const TYPING_MS = 400

type Answer = { due: DueRecords; lastRun: string | null }
type Counted = { state: 'loading' | 'failed' } | ({ state: 'ready' } & Answer)

/** What the next run would delete with the periods in the form, saved or not. */
export function useDueRecords() {
  const applicationMonths = usePeriod('applicationMonths')
  const messageMonths = usePeriod('messageMonths')
  const logMonths = usePeriod('logMonths')
  const isValid = applicationMonths && messageMonths && logMonths
  const asked = `applicationMonths=${applicationMonths}&messageMonths=${messageMonths}&logMonths=${logMonths}`
  const url = isValid ? `/api/conservation?${asked}` : null
  const [counted, setCounted] = useState<Counted>({ state: 'loading' })

  const load = useCallback(
    async (signal?: AbortSignal) => {
      if (url === null) return
      const reply = await request<Answer>(url, { signal })
      if (signal?.aborted) return
      setCounted(reply.ok ? { state: 'ready', ...reply.body } : { state: 'failed' })
    },
    [url],
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

/** The value of the field; null when it cannot be saved. */
function usePeriod(name: RetentionPeriod): number | null {
  const value = useFormFields(([fields]) => fields[name]?.value)
  return isRetentionPeriod(name, value) ? value : null
}
