'use client'

import { useConfig, useRouteCache } from '@payloadcms/ui'

type DocumentAddress = { collection: string; id: number | string }

/**
 * Changes one document through Payload's REST API, so that access rules and hooks apply,
 * then renews what the server drew. A change answers whether the server accepted.
 */
export function useDocumentRequest({ collection, id }: DocumentAddress) {
  const { config } = useConfig()
  const { clearRouteCache } = useRouteCache()
  const address = `${config.serverURL}${config.routes.api}/${collection}/${id}`

  const send = async (init: RequestInit, part = '') => {
    const asked = { credentials: 'include', ...init } as const
    const response = await fetch(`${address}${part}`, asked).catch(() => null)
    if (response?.ok) clearRouteCache()
    return response?.ok ? response : null
  }

  return {
    patch: async (changes: Record<string, unknown>) => {
      const accepted = await send({
        method: 'PATCH',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(changes),
      })
      return accepted !== null
    },
    /** Answers the id of the copy. */
    duplicate: async () => {
      const accepted = await send({ method: 'POST' }, '/duplicate')
      const copied: { doc?: { id?: number } } = (await accepted?.json()) ?? {}
      return copied.doc?.id
    },
  }
}
