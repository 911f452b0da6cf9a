'use client'

import { useConfig, useRouteCache } from '@payloadcms/ui'
import type { ActionableCollection } from '@/src/content/admin/rowActions'

type Ids = readonly (number | string)[]

/**
 * Changes several documents through Payload's REST API, so that access rules and hooks apply to each,
 * then renews what the server drew. Each call answers whether the server accepted all of it.
 */
export function useListRequest(collection: ActionableCollection) {
  const { config, getEntityConfig } = useConfig()
  const { clearRouteCache } = useRouteCache()
  const isTrashed = Boolean(getEntityConfig({ collectionSlug: collection }).trash)
  const address = `${config.serverURL}${config.routes.api}/${collection}`

  const send = async (where: Record<string, string>, init: RequestInit) => {
    const query = new URLSearchParams({ depth: '0', ...where })
    const asked = { credentials: 'include', ...init } as const
    const response = await fetch(`${address}?${query}`, asked).catch(() => null)
    // Who could not be heard has changed nothing: what is ticked stays ticked for another try.
    if (response) clearRouteCache()
    return response?.ok === true
  }
  const patch = (ids: Ids, changes: object, only: Record<string, string> = {}) =>
    send(
      { 'where[id][in]': ids.join(','), ...only },
      {
        method: 'PATCH',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(changes),
      },
    )

  return {
    /** Whether what is deleted can be had back. */
    isTrashed,
    /** @param only what else must be so of a document, or it stays as it is */
    patch,
    remove: (ids: Ids) =>
      isTrashed
        ? patch(ids, { deletedAt: new Date().toISOString() })
        : send({ 'where[id][in]': ids.join(',') }, { method: 'DELETE' }),
  }
}
