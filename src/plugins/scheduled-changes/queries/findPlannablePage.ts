import { docAccessOperation, docAccessOperationGlobal, type PayloadRequest } from 'payload'
import type { PlannedPageReference } from '@/src/plugins/scheduled-changes/rules/plannedChange'

/** Finds the title of a page for a user who may publish it; null for any other user. */
export async function findPlannablePage(
  req: PayloadRequest,
  place: PlannedPageReference,
): Promise<{ title: string } | null> {
  const { payload, user } = req
  if (!user) return null
  const published = { _status: 'published' }
  if ('global' in place) {
    const globalConfig = payload.globals.config.find(({ slug }) => slug === place.global)
    if (!globalConfig) return null
    const { update } = await docAccessOperationGlobal({ globalConfig, data: published, req })
    return update ? { title: String(globalConfig.label) } : null
  }
  const { id } = place
  const collection = payload.collections[place.collection]
  const found = await payload.findByID({
    collection: place.collection,
    id,
    depth: 0,
    draft: true,
    disableErrors: true,
    overrideAccess: false,
    user,
    // The query runs in the request's transaction: otherwise each page of a bulk action would need
    // one more connection.
    req,
  })
  if (!found) return null
  const { update } = await docAccessOperation({ id, collection, data: published, req })
  const named: { title?: unknown; name?: unknown } = found
  return update ? { title: String(named.title ?? named.name ?? `n° ${id}`) } : null
}
