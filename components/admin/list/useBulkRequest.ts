'use client'

import { useConfig } from '@payloadcms/ui'
import type { CollectionSlug } from 'payload'
import { z } from 'zod'
import { usePageRefresh } from '@/components/admin/frame/PageRefreshProvider'
import { type RequestOptions, request } from '@/components/admin/request/request'
import { splitIntoReadBatches } from '@/src/domain/admin/bulkChange'

const BulkChangeResponseSchema = z.object({
  docs: z.array(z.looseObject({ id: z.union([z.number(), z.string()]) })),
})

type DocumentIds = readonly (number | string)[]
type ChangedDocumentBatch = { docs: ChangedDocument[]; isWhole: boolean }
type ChangedDocument = z.infer<typeof BulkChangeResponseSchema>['docs'][number]

/**
 * Changes several documents through Payload's REST API, so that access rules and hooks apply to
 * each, then refreshes the page. Many documents are sent in batches, one after the other; each call
 * returns the ids of the documents that the server accepted.
 */
export function useBulkRequest(collection: CollectionSlug) {
  const { getEntityConfig } = useConfig()
  const refreshPage = usePageRefresh()
  const isTrashed = Boolean(getEntityConfig({ collectionSlug: collection }).trash)

  const send = async (
    where: Record<string, string>,
    sent: RequestOptions,
  ): Promise<ChangedDocumentBatch> => {
    const query = new URLSearchParams({ depth: '0', pagination: 'false', ...where })
    const reply = await request(`/api/${collection}?${query}`, sent)
    // Payload responds 400 with the changed documents when it refused only some of them.
    return {
      docs: BulkChangeResponseSchema.safeParse(reply.body).data?.docs ?? [],
      isWhole: reply.ok,
    }
  }
  /**
   * Stops at the first batch that is refused; the rows stay selected, so that the user can try
   * again.
   */
  const sendInBatches = async (
    ids: DocumentIds,
    where: Record<string, string>,
    sent: RequestOptions,
  ) => {
    const accepted: ChangedDocument[] = []
    for (const batch of splitIntoReadBatches(ids)) {
      const { docs, isWhole } = await send({ 'where[id][in]': batch.join(','), ...where }, sent)
      accepted.push(...docs)
      if (!isWhole) break
    }
    return accepted
  }
  const change = async (ids: DocumentIds, where: Record<string, string>, sent: RequestOptions) => {
    const accepted = await sendInBatches(ids, where, sent)
    // Payload clears the selection of a list that is rendered again.
    if (accepted.length > 0) refreshPage()
    return accepted.map(({ id }) => id)
  }
  const patch = (ids: DocumentIds, changes: object, only: Record<string, string> = {}) =>
    change(ids, only, { method: 'PATCH', body: changes })

  return {
    /** Whether deleted documents go to the trash, from which they can be restored. */
    isTrashed,
    /** Reads this field of each document. @param only further conditions on the documents */
    read: (ids: DocumentIds, field: string, only: Record<string, string> = {}) =>
      sendInBatches(ids, { [`select[${field}]`]: 'true', ...only }, {}),
    /** @param only further conditions: a document that does not meet them is not changed */
    patch,
    remove: (ids: DocumentIds) =>
      isTrashed
        ? patch(ids, { deletedAt: new Date().toISOString() })
        : change(ids, {}, { method: 'DELETE' }),
    restore: (ids: DocumentIds) =>
      patch(ids, { deletedAt: null }, { trash: 'true', 'where[deletedAt][exists]': 'true' }),
  }
}
