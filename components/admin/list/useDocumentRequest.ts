'use client'

import { usePageRefresh } from '@/components/admin/frame/PageRefreshProvider'
import { UNDO_PARAM } from '@/src/domain/submissions/messageStatus'
import { type ApiResponse, discardBody, request } from '../request/request'

type DocumentKey = { collection: string; id: number | string }
type FieldChanges = Record<string, unknown>

/**
 * Changes one document through Payload's REST API, so that access rules and hooks apply, then refreshes the
 * page.
 */
export function useDocumentRequest({ collection, id }: DocumentKey) {
  const refreshPage = usePageRefresh()

  const refreshed = async <Body>(sending: Promise<ApiResponse<Body>>) => {
    const reply = await sending
    if (reply.ok) refreshPage()
    return reply
  }
  return {
    /** @returns whether the server accepted the change */
    patch: async (changes: FieldChanges) => {
      const sent = { method: 'PATCH', body: changes } as const
      return (await refreshed(request(`/api/${collection}/${id}`, sent, discardBody))).ok
    },
    /** Undoes a change, if the field still has this value. @returns whether it was undone */
    takeBack: async (field: string, value: unknown, changes: FieldChanges) => {
      const where = { 'where[id][equals]': String(id), [`where[${field}][equals]`]: String(value) }
      const query = new URLSearchParams({ depth: '0', [UNDO_PARAM]: 'oui', ...where })
      const reply = await refreshed(
        request<{ docs: unknown[] }>(`/api/${collection}?${query}`, {
          method: 'PATCH',
          body: changes,
        }),
      )
      return reply.ok && reply.body.docs.length > 0
    },
  }
}
