'use client'

import { useConfig, useRouteCache } from '@payloadcms/ui'

type DocumentAddress = { collection: string; id: number | string }

/**
 * Changes one document through Payload's REST API, so that access rules and hooks apply,
 * then renews what the server drew. Each call answers whether the server accepted.
 */
export function useDocumentRequest({ collection, id }: DocumentAddress) {
  const { config } = useConfig()
  const { clearRouteCache } = useRouteCache()
  const address = `${config.serverURL}${config.routes.api}/${collection}/${id}`

  const send = async (init: RequestInit, part = '') => {
    const asked = { credentials: 'include', ...init } as const
    const response = await fetch(`${address}${part}`, asked).catch(() => null)
    if (response?.ok) clearRouteCache()
    return response?.ok === true
  }

  return {
    patch: (changes: Record<string, unknown>) =>
      send({
        method: 'PATCH',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(changes),
      }),
    duplicate: () => send({ method: 'POST' }, '/duplicate'),
  }
}
