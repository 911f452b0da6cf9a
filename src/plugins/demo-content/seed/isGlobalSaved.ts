import type { GlobalSlug, Payload } from 'payload'
import { createSeedOptions } from '@/src/seed/createSeedOptions'

/** Whether a global was ever saved; before that, reading it returns only default values. */
export async function isGlobalSaved(payload: Payload, slug: GlobalSlug): Promise<boolean> {
  const { createdAt } = await payload.findGlobal({ ...createSeedOptions(), slug })
  return Boolean(createdAt)
}
