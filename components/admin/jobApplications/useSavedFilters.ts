'use client'

import { useConfig } from '@payloadcms/ui'
import { usePageRefresh } from '../frame/PageRefresh'

/** Keeps and forgets filters among Payload's query presets, for the person alone. */
export function useSavedFilters() {
  const { config } = useConfig()
  const refreshPage = usePageRefresh()
  const address = `${config.serverURL}${config.routes.api}/payload-query-presets`

  const send = async (url: string, init: RequestInit) => {
    const asked = { credentials: 'include', ...init } as const
    const response = await fetch(url, asked).catch(() => null)
    if (response?.ok) refreshPage()
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
