import type { DocumentViewServerProps } from 'payload'
import type { Versioned } from '@/src/queries/findVersions'

/** What a view of Payload's is of. */
export function versionedOf({ initPageResult }: DocumentViewServerProps): Versioned | null {
  const { collectionConfig: collection, docID: id, globalConfig: global } = initPageResult
  if (collection && id !== undefined) return { collection, id }
  return global ? { global } : null
}

/** The address of the list of its versions. */
export function versionsAddress({
  initPageResult,
  routeSegments,
}: DocumentViewServerProps): string {
  const { admin } = initPageResult.req.payload.config.routes
  const end = routeSegments.indexOf('versions')
  return [admin, ...routeSegments.slice(0, end + 1)].join('/')
}
