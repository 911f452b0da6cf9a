import type { GlobalSlug, Payload, PayloadRequest } from 'payload'
import { inTransaction } from '@/src/database/inTransaction'
import { isGlobalSaved } from './isGlobalSaved'

/**
 * Saves a global in both languages, or not at all. A global that was saved before is not changed.
 */
export async function seedGlobal(
  payload: Payload,
  slug: GlobalSlug,
  write: (req: PayloadRequest) => Promise<unknown>,
) {
  if (!(await isGlobalSaved(payload, slug))) await inTransaction(payload, { user: null }, write)
}
