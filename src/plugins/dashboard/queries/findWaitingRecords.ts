import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { z } from 'zod'
import type { SignedInUser } from '@/src/domain/accounts/signedInUser'
import { UNANSWERED_MESSAGE_STATUSES } from '@/src/domain/submissions/messageStatus'
import type { WaitingRecordList, WaitingRecordLists } from '@/src/plugins/dashboard/rules/dashboard'
import { AWAITING_DECISION_CONDITION } from '@/src/queries/awaitingDecisionConditions'
import { notSpamCondition } from '@/src/queries/notSpamCondition'

const MAX_SHOWN_WAITING_RECORDS = 5

/** Finds the submissions that have waited longest, and the active offers without an application. */
export async function findWaitingRecords(
  payload: Payload,
  user: SignedInUser,
): Promise<WaitingRecordLists> {
  const reader = {
    user,
    overrideAccess: false,
    depth: 0,
    limit: MAX_SHOWN_WAITING_RECORDS,
  } as const
  const [applications, messages, offers, { totalDocs: activeOffers }] = await Promise.all([
    findWaitingApplications(payload, reader),
    findWaitingMessages(payload, reader),
    findOffersWithoutApplication(payload, reader),
    payload.count({
      collection: 'job-offers',
      where: ACTIVE_OFFERS_CONDITION,
      user,
      overrideAccess: false,
    }),
  ])
  return { applications, messages, offers, activeOffers }
}

type WaitingQueryOptions = { user: SignedInUser; overrideAccess: false; depth: 0; limit: number }

const ACTIVE_OFFERS_CONDITION = { isActive: { equals: true } }

async function findWaitingApplications(
  payload: Payload,
  reader: WaitingQueryOptions,
): Promise<WaitingRecordList> {
  const { docs, totalDocs } = await payload.find({
    collection: 'job-applications',
    where: AWAITING_DECISION_CONDITION,
    sort: 'createdAt',
    select: { candidateName: true, jobTitle: true, createdAt: true },
    ...reader,
  })
  return {
    total: totalDocs,
    entries: docs.map(({ id, candidateName, jobTitle, createdAt }) => ({
      id,
      title: candidateName ?? '',
      detail: jobTitle ?? '',
      since: new Date(createdAt),
    })),
  }
}

async function findWaitingMessages(
  payload: Payload,
  reader: WaitingQueryOptions,
): Promise<WaitingRecordList> {
  const { docs, totalDocs } = await payload.find({
    collection: 'contact-messages',
    where: { status: { in: UNANSWERED_MESSAGE_STATUSES } },
    sort: 'createdAt',
    select: { name: true, subject: true, createdAt: true },
    ...reader,
  })
  return {
    total: totalDocs,
    entries: docs.map(({ id, name, subject, createdAt }) => ({
      id,
      title: name,
      detail: subject,
      since: new Date(createdAt),
    })),
  }
}

const OfferIdRowsSchema = z.array(z.object({ id: z.number() }))

async function findOffersWithoutApplication(
  payload: Payload,
  reader: WaitingQueryOptions,
): Promise<WaitingRecordList> {
  const { rows } = await payload.db.drizzle.execute(sql`
    SELECT id FROM job_offers WHERE is_active AND NOT EXISTS (
      SELECT 1 FROM job_applications
      WHERE job_applications.job_offer_id = job_offers.id AND ${notSpamCondition()})`)
  const { docs, totalDocs } = await payload.find({
    collection: 'job-offers',
    where: {
      id: { in: OfferIdRowsSchema.parse(rows).map(({ id }) => id) },
      ...ACTIVE_OFFERS_CONDITION,
    },
    sort: ['publishedDate', 'id'],
    select: { title: true, location: true, publishedDate: true },
    ...reader,
  })
  return {
    total: totalDocs,
    entries: docs.map(({ id, title, location, publishedDate }) => ({
      id,
      title,
      detail: location,
      since: new Date(publishedDate),
    })),
  }
}
