import type { DocumentViewServerProps } from 'payload'
import type { VersionedDocument } from '@/src/plugins/version-history/queries/findVersions'

/** Finds the document or global of a Payload view. */
export function documentOfVersionView({
  initPageResult,
}: DocumentViewServerProps): VersionedDocument | null {
  const { collectionConfig: collection, docID: id, globalConfig: global } = initPageResult
  if (collection && id !== undefined) return { collection, id }
  return global ? { global } : null
}

/** Returns the path of the list of versions. */
export function versionListPath({
  initPageResult,
  routeSegments,
}: DocumentViewServerProps): string {
  const { admin } = initPageResult.req.payload.config.routes
  const end = routeSegments.indexOf('versions')
  return [admin, ...routeSegments.slice(0, end + 1)].join('/')
}
