'use client'

import { useFormFields } from '@payloadcms/ui'
import { useCallback, useEffect, useState } from 'react'
import { request } from '@/components/admin/request/request'
import type { IsoDay } from '@/src/domain/text/frenchDate'
import {
  type DueRecords,
  isRetentionPeriod,
  RETENTION_PERIOD_NAMES,
} from '@/src/plugins/retention/rules/retentionPeriods'

const TYPING_MS = 400

export type DueResponse = { due: DueRecords; lastRun: string | null; graceDay: IsoDay | null }
type DueRecordsState = { state: 'loading' | 'failed' } | ({ state: 'ready' } & DueResponse)

/** Number of records that the next run would delete with the periods in the form, even if they are not saved. */
export function useDueRecords() {
  const periods = useFormFields(([fields]) => {
    const values = RETENTION_PERIOD_NAMES.map((name) => [name, fields[name]?.value] as const)
    const isValid = values.every(([name, value]) => isRetentionPeriod(name, value))
    return isValid ? values.map(([name, value]) => `${name}=${value}`).join('&') : null
  })
  const url = periods === null ? null : `/api/conservation?${periods}`
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

  return { counted: url ? counted : ({ state: 'invalid' } as const), load }
}
