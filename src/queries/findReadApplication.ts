import type { Payload } from 'payload'
import type { SignedInUser } from '@/src/domain/accounts/signedInUser'

type Asked = { id: string; user: SignedInUser }

/** Which application this user reads, and when it last changed; null when there is none for them. */
export async function findReadApplication(payload: Payload, { id, user }: Asked) {
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
