import type { CollectionBeforeChangeHook } from 'payload'
import { lockSaves } from '@/src/database/lockSaves'

const NEW_OFFER_LOCK_ID = -1

/**
 * Locks while a new offer is created, so that its criteria cannot be deleted before it is stored.
 */
export const lockCriteria: CollectionBeforeChangeHook = async ({ collection, operation, req }) => {
  // The save guard locks every later save.
  if (operation === 'create') await lockSaves(req, { slug: collection.slug, id: NEW_OFFER_LOCK_ID })
}
