'use client'

import { useCallback, useEffect, useState } from 'react'
import { z } from 'zod'
import { bodyOrNull, request } from '@/components/admin/request/request'
import {
  PLANNED_CHANGE_KINDS,
  type PlannedChangeKind,
} from '@/src/plugins/scheduled-changes/rules/plannedChange'
import { planErrors } from '@/src/plugins/scheduled-changes/words/admin/plannedChanges'

const PLANNED_CHANGES_ENDPOINT = '/api/changements-prevus'

const PlannedChangeSchema = z.object({
  id: z.number(),
  kind: z.enum(PLANNED_CHANGE_KINDS),
  at: z.string(),
  by: z.string(),
  state: z.enum(['planned', 'late', 'failed']),
  reason: z.string().nullable(),
})
export type ListedPlannedChange = z.infer<typeof PlannedChangeSchema>

const PlanWarningResponseSchema = z.object({ warning: z.string() })

/** The error sentence, or the warning sentence of a success, if there is one. */
export type PlanOutcome = { problem: string } | { problem: null; warning: string | null }

type PlannedDocumentKey = { collection?: string; global?: string; id?: number | string }

/** Loads the changes planned for a page, again after each request. */
export function usePlannedChanges({ collection, global, id }: PlannedDocumentKey) {
  const [changes, setChanges] = useState<ListedPlannedChange[]>([])
  const place = global ? { global } : { collection, id: Number(id) }
  const query = global ? `global=${global}` : `collection=${collection}&id=${id}`

  const read = useCallback(async () => {
    const reply = await request(`${PLANNED_CHANGES_ENDPOINT}?${query}`)
    const planned = z.object({ changes: z.array(PlannedChangeSchema) }).safeParse(bodyOrNull(reply))
    setChanges(planned.data?.changes ?? [])
  }, [query])

  useEffect(() => {
    if (global || id !== undefined) void read()
  }, [global, id, read])

  const ask = async (method: 'POST' | 'DELETE', body: object): Promise<PlanOutcome> => {
    const reply = await request(PLANNED_CHANGES_ENDPOINT, { method, body })
    await read()
    if (!reply.ok) return { problem: reply.message ?? planErrors.failed }
    return {
      problem: null,
      warning: PlanWarningResponseSchema.safeParse(reply.body).data?.warning ?? null,
    }
  }
  return {
    changes,
    /** @param at date and time in the site's time zone */
    plan: (kind: PlannedChangeKind, at: string) => ask('POST', { place, kind, at }),
    callOff: (change: number) => ask('DELETE', { id: change }),
  }
}
