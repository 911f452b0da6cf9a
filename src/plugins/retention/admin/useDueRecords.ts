'use client'

import { useFormFields } from '@payloadcms/ui'
import { useCallback, useEffect, useState } from 'react'
import { request } from '@/components/admin/request/request'
import {
  type DueRecords,
  isRetentionPeriod,
  type RetentionPeriod,
} from '@/src/plugins/retention/rules/retentionPeriods'

const TYPING_MS = 400

type DueResponse = { due: DueRecords; lastRun: string | null }
type DueRecordsState = { state: 'loading' | 'failed' } | ({ state: 'ready' } & DueResponse)

/** Number of records that the next run would delete with the periods in the form, even if they are not saved. */
export function useDueRecords() {
  const applicationMonths = useRetentionPeriod('applicationMonths')
  const messageMonths = useRetentionPeriod('messageMonths')
  const logMonths = useRetentionPeriod('logMonths')
  const isValid = applicationMonths && messageMonths && logMonths
  const query = `applicationMonths=${applicationMonths}&messageMonths=${messageMonths}&logMonths=${logMonths}`
  const url = isValid ? `/api/conservation?${query}` : null
  const [counted, setCounted] = useState<DueRecordsState>({ state: 'loading' })

  const load = useCallback(
    async (signal?: AbortSignal) => {
      if (url === null) return
      const reply = await request<DueResponse>(url, { signal })
      if (signal?.aborted) return
      setCounted(reply.ok ? { state: 'ready', ...reply.body } : { state: 'failed' })
    },
    [url],
  )

  useEffect(() => {
    const controller = new AbortController()
    const timer = setTimeout(() => void load(controller.signal), TYPING_MS)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [load])

  return { counted: isValid ? counted : ({ state: 'invalid' } as const), load }
}

/** The period in the form field; null if it is invalid. */
function useRetentionPeriod(name: RetentionPeriod): number | null {
  const value = useFormFields(([fields]) => fields[name]?.value)
  return isRetentionPeriod(name, value) ? value : null
}
