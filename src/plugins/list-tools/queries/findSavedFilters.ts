import type { Payload } from 'payload'
import type { SignedInUser } from '@/src/domain/accounts/signedInUser'

const MAX_SAVED_FILTERS = 100

export type SavedFilterSet = { id: number; title: string; where: unknown }

/** Finds the filters for applications that this user saved, by name. */
export async function findSavedFilters(
  payload: Payload,
  user: SignedInUser | null | undefined,
): Promise<SavedFilterSet[]> {
  const { docs } = await payload.find({
    collection: 'payload-query-presets',
    where: { relatedCollection: { equals: 'job-applications' } },
    sort: 'title',
    limit: MAX_SAVED_FILTERS,
    pagination: false,
    depth: 0,
    overrideAccess: false,
    user,
  })
  return docs.map(({ id, title, where }) => ({ id, title, where }))
}
