import type { Payload } from 'payload'
import type { SignedInUser } from '@/src/domain/accounts/signedInUser'

type Options = { id: string; user: SignedInUser }

/** Finds the id of an application and its last change; null when the user may not read it. */
export async function findReadableApplication(payload: Payload, { id, user }: Options) {
  const application = await payload.findByID({
    collection: 'job-applications',
    id,
    select: { updatedAt: true },
    depth: 0,
    disableErrors: true,
    overrideAccess: false,
    user,
  })
  return application && { id: application.id, updatedAt: application.updatedAt }
}
