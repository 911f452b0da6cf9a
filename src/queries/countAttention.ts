import type { Payload, TypedUser } from 'payload'
import type { AttentionCounts } from '@/src/domain/admin/attention'
import { INITIAL_APPLICATION_STATUS } from '@/src/domain/submissions/applicationStatus'
import { INITIAL_MESSAGE_STATUS } from '@/src/domain/submissions/messageStatus'
import { COUNTED } from '@/src/domain/submissions/spam'

/** What the menu of the admin counts, as far as this person may see it. */
export async function countAttention(payload: Payload, user: TypedUser): Promise<AttentionCounts> {
  const reader = { user, overrideAccess: false } as const
  const [offers, applications, messages] = await Promise.all([
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
  ])
  return {
    jobOffers: offers.totalDocs,
    pendingApplications: applications.totalDocs,
    newMessages: messages.totalDocs,
  }
}
