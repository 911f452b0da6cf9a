import type { Payload } from 'payload'
import type { SignedInUser } from '@/src/domain/accounts/signedInUser'
import type { AttentionCounts } from '@/src/domain/admin/attention'
import { TO_READ } from '@/src/domain/admin/toRead'
import { INITIAL_APPLICATION_STATUS } from '@/src/domain/submissions/applicationStatus'
import { INITIAL_MESSAGE_STATUS } from '@/src/domain/submissions/messageStatus'
import { COUNTED } from '@/src/domain/submissions/spam'

/** The counters of the admin menu, for this user. */
export async function countAttention(
  payload: Payload,
  user: SignedInUser,
): Promise<AttentionCounts> {
  const reader = { user, overrideAccess: false } as const
  const [offers, applications, messages, toRead] = await Promise.all([
    payload.count({ collection: 'job-offers', ...reader }),
    payload.count({
      collection: 'job-applications',
      where: { status: { equals: INITIAL_APPLICATION_STATUS }, ...COUNTED },
      ...reader,
    }),
    payload.count({
      collection: 'contact-messages',
      where: { status: { equals: INITIAL_MESSAGE_STATUS } },
      ...reader,
    }),
    countToRead(payload, user),
  ])
  return {
    jobOffers: offers.totalDocs,
    pendingApplications: applications.totalDocs,
    newMessages: messages.totalDocs,
    toRead,
  }
}

/** The number of applications on which the user's opinion is wanted. */
export async function countToRead(payload: Payload, user: SignedInUser): Promise<number> {
  const { totalDocs } = await payload.count({
    collection: 'job-applications',
    where: { [TO_READ]: { equals: true }, ...COUNTED },
    user,
    overrideAccess: false,
  })
  return totalDocs
}
