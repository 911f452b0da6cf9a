import type { Payload } from 'payload'
import { z } from 'zod'
import type { SignedInUser } from '@/src/domain/accounts/signedInUser'

// Payload's key for this preference; the shape of its value is not typed.
const MENU_PREFERENCE_KEY = 'nav'
const MenuPreference = z.object({
  open: z.boolean().optional(),
  groups: z.record(z.string(), z.object({ open: z.boolean().optional() })).default({}),
})

export type MenuPreference = z.infer<typeof MenuPreference>

/** Finds the state of the admin menu for this user: collapsed or not, and its open groups. */
export async function findMenuPreference(
  payload: Payload,
  user: SignedInUser,
): Promise<MenuPreference> {
  const { docs } = await payload.find({
    collection: 'payload-preferences',
    user,
    overrideAccess: false,
    where: {
      key: { equals: MENU_PREFERENCE_KEY },
      'user.relationTo': { equals: user.collection },
      'user.value': { equals: user.id },
    },
    limit: 1,
    pagination: false,
    depth: 0,
  })
  return MenuPreference.catch({ groups: {} }).parse(docs[0]?.value)
}
