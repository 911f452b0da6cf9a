'use client'

import { useFormFields } from '@payloadcms/ui'
import { useCallback, useEffect, useState } from 'react'
import { request } from '@/components/admin/request/request'
import type { IsoDay } from '@/src/domain/text/frenchDate'
import {
  type DueRecordCounts,
  isValidRetentionPeriod,
  RETENTION_PERIOD_NAMES,
} from '@/src/plugins/retention/rules/retentionPeriods'

const INPUT_DEBOUNCE_MS = 400

export type DueRecordsResponse = {
  due: DueRecordCounts
  /** The applications of which a sealed record would remain. */
  sealed: number
  lastRun: string | null
  graceDay: IsoDay | null
}
type DueRecordsState = { state: 'loading' | 'failed' } | ({ state: 'ready' } & DueRecordsResponse)

/** Number of records that the next run would delete with the periods in the form, even if they are not saved. */
export function useDueRecords() {
  const periods = useFormFields(([fields]) => {
    const values = RETENTION_PERIOD_NAMES.map((name) => [name, fields[name]?.value] as const)
    const isValid = values.every(([name, value]) => isValidRetentionPeriod(name, value))
    return isValid ? values.map(([name, value]) => `${name}=${value}`).join('&') : null
  })
  const url = periods === null ? null : `/api/conservation?${periods}`
  const [counted, setCounted] = useState<DueRecordsState>({ state: 'loading' })

  const load = useCallback(
    async (signal?: AbortSignal) => {
      if (url === null) return
      const reply = await request<DueRecordsResponse>(url, { signal })
      if (signal?.aborted) return
      setCounted(reply.ok ? { state: 'ready', ...reply.body } : { state: 'failed' })
    },
    [url],
  )

  useEffect(() => {
    const controller = new AbortController()
    const timer = setTimeout(() => void load(controller.signal), INPUT_DEBOUNCE_MS)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [load])

  return { counted: url ? counted : ({ state: 'invalid' } as const), load }
}
