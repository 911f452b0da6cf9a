import type { Payload } from 'payload'
import type { SignedInUser } from '@/src/domain/accounts/signedInUser'
import type { MenuBadgeCounts } from '@/src/domain/admin/liveUpdates'
import { INITIAL_MESSAGE_STATUS } from '@/src/domain/submissions/messageStatus'
import { requestedOpinionCounters } from '@/src/plugins/requestedOpinionCounters'
import { AWAITING_DECISION_CONDITION } from './awaitingDecisionConditions'

/** Counts applications that a colleague asked this user to read. */
export type CountRequestedOpinions = (payload: Payload, user: SignedInUser) => Promise<number>

/** Counts the figures of the admin menu for this user. */
export async function readMenuBadgeCounts(
  payload: Payload,
  user: SignedInUser,
): Promise<MenuBadgeCounts> {
  const reader = { user, overrideAccess: false } as const
  const [offers, applications, messages, toRead] = await Promise.all([
    payload.count({ collection: 'job-offers', ...reader }),
    payload.count({
      collection: 'job-applications',
      where: AWAITING_DECISION_CONDITION,
      ...reader,
    }),
    payload.count({
      collection: 'contact-messages',
      where: { status: { equals: INITIAL_MESSAGE_STATUS } },
      ...reader,
    }),
    Promise.all(requestedOpinionCounters.map((count) => count(payload, user))),
  ])
  return {
    jobOffers: offers.totalDocs,
    pendingApplications: applications.totalDocs,
    newMessages: messages.totalDocs,
    toRead: toRead.reduce((sum, count) => sum + count, 0),
  }
}
