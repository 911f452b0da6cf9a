import type { Payload } from 'payload'
import type { SignedInUser } from '@/src/domain/accounts/signedInUser'
import { OPINION_REQUESTED_FILTER } from '@/src/domain/admin/opinionRequested'
import { WITHOUT_SPAM_CONDITION } from '@/src/domain/submissions/spam'

/** Counts the applications on which the user's opinion is requested. */
export async function countRequestedOpinions(
  payload: Payload,
  user: SignedInUser,
): Promise<number> {
  const { totalDocs } = await payload.count({
    collection: 'job-applications',
    where: { [OPINION_REQUESTED_FILTER]: { equals: true }, ...WITHOUT_SPAM_CONDITION },
    user,
    overrideAccess: false,
  })
  return totalDocs
}
