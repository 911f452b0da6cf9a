import type { CollectionSlug, Payload } from 'payload'
import type { SignedInUser } from '@/src/domain/accounts/signedInUser'

type Options = { collection: CollectionSlug; id: string; user: SignedInUser }

/** Finds the display name of a document in the admin, within the user's access rights. */
export async function findDocumentName(
  payload: Payload,
  { collection, id, user }: Options,
): Promise<string | null> {
  const { useAsTitle = 'id' } = payload.collections[collection].config.admin
  const { docs } = await payload.find({
    collection,
    where: { id: { equals: id } },
    select: { [useAsTitle]: true },
    draft: true,
    limit: 1,
    depth: 0,
    pagination: false,
    overrideAccess: false,
    user,
  })
  const name: unknown = docs[0] && Reflect.get(docs[0], useAsTitle)
  return typeof name === 'string' && name !== '' ? name : null
}
