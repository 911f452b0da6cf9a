import type { GlobalSlug, Payload } from 'payload'
import { asTheFirm } from './asTheFirm'

/** Whether a global was ever saved; until then reading it gives only its default values. */
export async function isSaved(payload: Payload, slug: GlobalSlug): Promise<boolean> {
  const { createdAt } = await payload.findGlobal({ ...asTheFirm(), slug })
  return Boolean(createdAt)
}
