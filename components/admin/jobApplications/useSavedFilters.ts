'use client'

import { useConfig, useRouteCache } from '@payloadcms/ui'

/** Keeps and forgets filters among Payload's query presets, for the person alone. */
export function useSavedFilters() {
  const { config } = useConfig()
  const { clearRouteCache } = useRouteCache()
  const address = `${config.serverURL}${config.routes.api}/payload-query-presets`

  const send = async (url: string, init: RequestInit) => {
    const asked = { credentials: 'include', ...init } as const
    const response = await fetch(url, asked).catch(() => null)
    if (response?.ok) clearRouteCache()
    return response?.ok === true
  }
  return {
    save: (title: string, where: object) =>
      send(address, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ title, where, relatedCollection: 'job-applications' }),
      }),
    remove: (id: number) => send(`${address}/${id}`, { method: 'DELETE' }),
  }
}
