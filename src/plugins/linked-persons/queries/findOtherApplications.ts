import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import type { JobApplication } from '@/payload-types'
import { SENT_REPLIES } from '@/src/plugins/answers/queries/sentReplies'
import { emailAddressesOfPersonSql } from '@/src/plugins/linked-persons/queries/samePerson'

const MAX_OTHER_APPLICATIONS = 50

const ApplicationIdRowsSchema = z.array(z.object({ id: z.number() }))

type OtherApplicationOptions = Pick<JobApplication, 'id' | 'jobOffer'> & { candidateEmail: string }

/**
 * Finds the other applications of the same person, by e-mail address or linked by hand; the newest
 * first, each with decision and reply, and whether it is for the same offer.
 */
export async function findOtherApplications(
  req: PayloadRequest,
  { id, candidateEmail, jobOffer }: OtherApplicationOptions,
) {
  const { rows } = await req.payload.db.drizzle.execute(sql`
    WITH RECURSIVE ${emailAddressesOfPersonSql(candidateEmail)}
    SELECT id FROM job_applications WHERE lower(candidate_email) IN (SELECT address FROM person)
      AND id <> ${id} ORDER BY created_at DESC, id DESC LIMIT ${MAX_OTHER_APPLICATIONS}`)
  const ids = ApplicationIdRowsSchema.parse(rows).map((row) => row.id)
  if (ids.length === 0) return { applications: [], links: [] }
  const asUser = { depth: 0, pagination: false, overrideAccess: false, req } as const
  const [applications, answers, links] = await Promise.all([
    req.payload.find({
      ...asUser,
      collection: 'job-applications',
      where: { id: { in: ids } },
      sort: ['-createdAt', '-id'],
      select: SELECTED_APPLICATION_FIELDS,
    }),
    req.payload.find({
      ...asUser,
      collection: 'application-answers',
      where: { ...SENT_REPLIES, application: { in: ids } },
      sort: 'sentAt',
      select: { application: true, subject: true, body: true, sentAt: true },
    }),
    findApplicationLinks(req, [id, ...ids]),
  ])
  // Later replies replace earlier ones in the map.
  const latest = new Map(answers.docs.map((answer) => [answer.application, answer]))
  const address = candidateEmail.toLowerCase()
  const offer = offerIdOfApplication({ jobOffer })
  return {
    links,
    applications: applications.docs.map(({ candidateEmail: other, ...application }) => ({
      ...application,
      candidateName: application.candidateName ?? '',
      jobTitle: application.jobTitle ?? '',
      isLinked: other?.toLowerCase() !== address,
      isSameOffer: offer !== null && offerIdOfApplication(application) === offer,
      answer: latest.get(application.id) ?? null,
    })),
  }
}

export type OtherApplicationsAndLinks = Awaited<ReturnType<typeof findOtherApplications>>

const SELECTED_APPLICATION_FIELDS = {
  candidateEmail: true,
  candidateName: true,
  jobTitle: true,
  jobOffer: true,
  status: true,
  statusChangedAt: true,
  answeredAt: true,
  isSpam: true,
  createdAt: true,
} as const

/** Returns the id of the offer; null for a spontaneous application. */
function offerIdOfApplication({
  jobOffer = null,
}: Pick<JobApplication, 'jobOffer'>): number | null {
  return typeof jobOffer === 'object' ? (jobOffer?.id ?? null) : jobOffer
}

/** Finds the links made by hand between these applications, with the user who made each. */
async function findApplicationLinks(req: PayloadRequest, ids: number[]) {
  const { docs } = await req.payload.find({
    collection: 'application-links',
    where: { first: { in: ids }, second: { in: ids } },
    sort: 'id',
    populate: { 'job-applications': { candidateEmail: true } },
    depth: 1,
    pagination: false,
    overrideAccess: false,
    req,
  })
  return docs.map(({ id, authorName, createdAt, first, second }) => ({
    ...{ id, authorName: authorName ?? null, createdAt },
    pair: [first, second].flatMap((side) =>
      typeof side === 'object' ? [{ id: side.id, address: side.candidateEmail ?? '' }] : [],
    ),
  }))
}
