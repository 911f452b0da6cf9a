import type { GlobalSlug, Payload } from 'payload'
import { seedOptions } from '@/src/seed/seedOptions'

/** Whether a global was ever saved; before that, reading it returns only default values. */
export async function isGlobalSaved(payload: Payload, slug: GlobalSlug): Promise<boolean> {
  const { createdAt } = await payload.findGlobal({ ...seedOptions(), slug })
  return Boolean(createdAt)
}
