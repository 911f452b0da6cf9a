'use client'

import { useConfig } from '@payloadcms/ui'
import type { CollectionSlug } from 'payload'
import { inBatches } from '@/src/domain/admin/bulkChange'
import { usePageRefresh } from '../frame/PageRefresh'

type Ids = readonly (number | string)[]
type Sent = { docs: Row[]; isWhole: boolean }
type Row = { id: number | string; [field: string]: unknown }

/**
 * Changes several documents through Payload's REST API, so that access rules and hooks apply to each,
 * then renews what the server drew. Many go in lots, one after the other; each call answers the ids of those
 * that the server accepted.
 */
export function useListRequest(collection: CollectionSlug) {
  const { config, getEntityConfig } = useConfig()
  const refreshPage = usePageRefresh()
  const isTrashed = Boolean(getEntityConfig({ collectionSlug: collection }).trash)
  const address = `${config.serverURL}${config.routes.api}/${collection}`

  const send = async (where: Record<string, string>, init: RequestInit): Promise<Sent> => {
    const query = new URLSearchParams({ depth: '0', pagination: 'false', ...where })
    const asked = { credentials: 'include', ...init } as const
    const response = await fetch(`${address}?${query}`, asked).catch(() => null)
    if (!response) return { docs: [], isWhole: false }
    // Payload responds 400 with the changed documents where it refused only some of them.
    const body: { docs?: Row[] } = await response.json().catch(() => ({}))
    return { docs: body.docs ?? [], isWhole: response.ok }
  }
  /** Until one lot is refused: what is ticked stays so for another try. */
  const sendInLots = async (ids: Ids, where: Record<string, string>, init: RequestInit) => {
    const accepted: Row[] = []
    for (const lot of inBatches(ids)) {
      const { docs, isWhole } = await send({ 'where[id][in]': lot.join(','), ...where }, init)
      accepted.push(...docs)
      if (!isWhole) break
    }
    return accepted
  }
  const change = async (ids: Ids, where: Record<string, string>, init: RequestInit) => {
    const accepted = await sendInLots(ids, where, init)
    // Payload unticks all rows of a list that is drawn anew.
    if (accepted.length > 0) refreshPage()
    return accepted.map(({ id }) => id)
  }
  const patch = (ids: Ids, changes: object, only: Record<string, string> = {}) =>
    change(ids, only, {
      method: 'PATCH',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(changes),
    })

  return {
    /** Whether what is deleted can be had back. */
    isTrashed,
    /** What stands in this field of each. @param only what else must be so of a document */
    read: (ids: Ids, field: string, only: Record<string, string> = {}) =>
      sendInLots(ids, { [`select[${field}]`]: 'true', ...only }, {}),
    /** @param only what else must be so of a document, or it stays as it is */
    patch,
    remove: (ids: Ids) =>
      isTrashed
        ? patch(ids, { deletedAt: new Date().toISOString() })
        : change(ids, {}, { method: 'DELETE' }),
    restore: (ids: Ids) =>
      patch(ids, { deletedAt: null }, { trash: 'true', 'where[deletedAt][exists]': 'true' }),
  }
}
