import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { z } from 'zod'
import type { SignedInUser } from '@/src/domain/accounts/signedInUser'
import type { Waiting, WaitingList } from '@/src/domain/admin/dashboard'
import { INITIAL_APPLICATION_STATUS } from '@/src/domain/submissions/applicationStatus'
import { UNANSWERED_STATUSES } from '@/src/domain/submissions/messageStatus'
import { WITHOUT_SPAM } from '@/src/domain/submissions/spam'
import { counted } from './counted'

const MAX_SHOWN = 5

/**
 * The submissions that have waited longest for staff, and the active offers without an application.
 */
export async function findWaiting(payload: Payload, user: SignedInUser): Promise<Waiting> {
  const reader = { user, overrideAccess: false, depth: 0, limit: MAX_SHOWN } as const
  const [applications, messages, offers, { totalDocs: activeOffers }] = await Promise.all([
    findApplications(payload, reader),
    findMessages(payload, reader),
    findOffers(payload, reader),
    payload.count({ collection: 'job-offers', where: ACTIVE_OFFERS, user, overrideAccess: false }),
  ])
  return { applications, messages, offers, activeOffers }
}

type Reader = { user: SignedInUser; overrideAccess: false; depth: 0; limit: number }

const ACTIVE_OFFERS = { isActive: { equals: true } }

async function findApplications(payload: Payload, reader: Reader): Promise<WaitingList> {
  const { docs, totalDocs } = await payload.find({
    collection: 'job-applications',
    where: { status: { equals: INITIAL_APPLICATION_STATUS }, ...WITHOUT_SPAM },
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

async function findMessages(payload: Payload, reader: Reader): Promise<WaitingList> {
  const { docs, totalDocs } = await payload.find({
    collection: 'contact-messages',
    where: { status: { in: UNANSWERED_STATUSES } },
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

const Ids = z.array(z.object({ id: z.number() }))

async function findOffers(payload: Payload, reader: Reader): Promise<WaitingList> {
  const { rows } = await payload.db.drizzle.execute(sql`
    SELECT id FROM job_offers WHERE is_active AND NOT EXISTS (
      SELECT 1 FROM job_applications
      WHERE job_applications.job_offer_id = job_offers.id AND ${counted()})`)
  const { docs, totalDocs } = await payload.find({
    collection: 'job-offers',
    where: { id: { in: Ids.parse(rows).map(({ id }) => id) }, ...ACTIVE_OFFERS },
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
