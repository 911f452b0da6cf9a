import type { CollectionBeforeChangeHook } from 'payload'
import { lockSaves } from '@/src/database/lockSaves'

const NEW_OFFERS = -1

/** Of a new offer, until it is written: no criterion that it is judged by may be removed meanwhile. */
export const holdCriteria: CollectionBeforeChangeHook = async ({ collection, operation, req }) => {
  // Every later save is held by the guard of saves.
  if (operation === 'create') await lockSaves(req, { slug: collection.slug, id: NEW_OFFERS })
}
