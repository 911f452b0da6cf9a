'use client'

import { useConfig } from '@payloadcms/ui'
import { UNDO_PARAM } from '@/src/domain/submissions/messageStatus'
import { usePageRefresh } from '../frame/PageRefresh'

type DocumentAddress = { collection: string; id: number | string }
type Answer = { docs?: unknown[]; doc?: { id?: number } }

/**
 * Changes one document through Payload's REST API, so that access rules and hooks apply,
 * then renews what the server drew. A change answers whether the server accepted.
 */
export function useDocumentRequest({ collection, id }: DocumentAddress) {
  const { config } = useConfig()
  const refreshPage = usePageRefresh()
  const address = `${config.serverURL}${config.routes.api}/${collection}/${id}`

  const ask = async (to: string, init: RequestInit) => {
    const asked = { credentials: 'include', ...init } as const
    const response = await fetch(to, asked).catch(() => null)
    // Read to its end, also where only the status matters: until then the request counts as running.
    const answer: Answer | null = await response?.json().catch(() => null)
    if (!response?.ok) return null
    refreshPage()
    return answer ?? {}
  }
  const send = async (init: RequestInit, part = '') =>
    (await ask(`${address}${part}`, init)) !== null
  const changed = (changes: Record<string, unknown>) => ({
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(changes),
  })

  return {
    patch: (changes: Record<string, unknown>) => send(changed(changes)),
    /** Takes back, if this field still has this value: answers whether it had. */
    takeBack: async (field: string, value: unknown, changes: Record<string, unknown>) => {
      const where = { 'where[id][equals]': String(id), [`where[${field}][equals]`]: String(value) }
      const query = new URLSearchParams({ depth: '0', [UNDO_PARAM]: 'oui', ...where })
      const list = `${config.serverURL}${config.routes.api}/${collection}`
      const answer = await ask(`${list}?${query}`, changed(changes))
      return Boolean(answer?.docs?.length)
    },
    /** Answers the id of the copy. */
    duplicate: async () => {
      const answer = await ask(`${address}/duplicate`, { method: 'POST' })
      return answer?.doc?.id
    },
  }
}
