import type { Payload } from 'payload'
import { z } from 'zod'
import type { SignedInUser } from '@/src/domain/accounts/signedInUser'

// Payload keeps it under this key, in a shape of which it says nothing.
const KEY = 'nav'
const MenuPreference = z.object({
  open: z.boolean().optional(),
  groups: z.record(z.string(), z.object({ open: z.boolean().optional() })).default({}),
})

export type MenuPreference = z.infer<typeof MenuPreference>

/** How this person left the menu: folded or not, and which of its groups. */
export async function findMenuPreference(
  payload: Payload,
  user: SignedInUser,
): Promise<MenuPreference> {
  const { docs } = await payload.find({
    collection: 'payload-preferences',
    user,
    overrideAccess: false,
    where: {
      key: { equals: KEY },
      'user.relationTo': { equals: user.collection },
      'user.value': { equals: user.id },
    },
    limit: 1,
    pagination: false,
    depth: 0,
  })
  return MenuPreference.catch({ groups: {} }).parse(docs[0]?.value)
}
