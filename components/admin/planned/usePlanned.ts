'use client'

import { useConfig } from '@payloadcms/ui'
import { useCallback, useEffect, useState } from 'react'
import { z } from 'zod'
import { planErrors } from '@/src/content/admin/plannedChanges'
import { PLANNED_KINDS, type PlannedKind } from '@/src/domain/pages/plannedChange'

const Planned = z.object({
  id: z.number(),
  kind: z.enum(PLANNED_KINDS),
  at: z.string(),
  by: z.string(),
  state: z.enum(['planned', 'late', 'failed']),
  reason: z.string().nullable(),
})
export type Planned = z.infer<typeof Planned>

const Refused = z.object({ error: z.string() })
const Warned = z.object({ warning: z.string() })

/** What was wrong, or else what has to be seen to all the same, in words. */
export type Outcome = { problem: string } | { problem: null; warning: string | null }

type Place = { collection?: string; global?: string; id?: number | string }

/** What is planned for a page, read anew after each change. */
export function usePlanned({ collection, global, id }: Place) {
  const { config } = useConfig()
  const [changes, setChanges] = useState<Planned[]>([])
  const address = `${config.serverURL}${config.routes.api}/changements-prevus`
  const place = global ? { global } : { collection, id: Number(id) }
  const query = global ? `global=${global}` : `collection=${collection}&id=${id}`

  const read = useCallback(async () => {
    const response = await fetch(`${address}?${query}`).catch(() => null)
    const body: unknown = response?.ok ? await response.json() : null
    setChanges(z.object({ changes: z.array(Planned) }).safeParse(body).data?.changes ?? [])
  }, [address, query])

  useEffect(() => {
    if (global || id !== undefined) void read()
  }, [global, id, read])

  const ask = async (method: 'POST' | 'DELETE', sent: object): Promise<Outcome> => {
    const headers = { 'content-type': 'application/json' }
    const body = JSON.stringify(sent)
    const response = await fetch(address, { method, headers, body }).catch(() => null)
    await read()
    const said: unknown = await response?.json().catch(() => null)
    if (!response?.ok) return { problem: Refused.safeParse(said).data?.error ?? planErrors.failed }
    return { problem: null, warning: Warned.safeParse(said).data?.warning ?? null }
  }
  return {
    changes,
    /** @param at on the clocks of the site */
    plan: (kind: PlannedKind, at: string) => ask('POST', { place, kind, at }),
    callOff: (change: number) => ask('DELETE', { id: change }),
  }
}
