import type { GlobalSlug, Payload, PayloadRequest } from 'payload'
import { inTransaction } from '@/src/database/inTransaction'
import { isSaved } from './isSaved'

/** Writes what there is once, in both languages or not at all. What was saved belongs to the staff. */
export async function seedGlobal(
  payload: Payload,
  slug: GlobalSlug,
  write: (req: PayloadRequest) => Promise<unknown>,
) {
  if (!(await isSaved(payload, slug))) await inTransaction(payload, { user: null }, write)
}
