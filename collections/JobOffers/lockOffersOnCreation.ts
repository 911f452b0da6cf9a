import type { CollectionBeforeChangeHook } from 'payload'
import { lockSaves } from '@/src/database/lockSaves'

const NEW_OFFER_LOCK_ID = -1

/** Locks the offers while a new one is created, so that its criteria cannot be deleted. */
export const lockOffersOnCreation: CollectionBeforeChangeHook = async ({
  collection,
  operation,
  req,
}) => {
  // `refuseOutdatedSave` locks every later save.
  if (operation === 'create') await lockSaves(req, { slug: collection.slug, id: NEW_OFFER_LOCK_ID })
}
