import type { PayloadRequest } from 'payload'
import {
  createRecordByLanguage,
  SITE_LANGUAGES,
  SOURCE_LANGUAGE,
} from '@/src/domain/languages/siteLocale'
import { ANONYMISED_EMAIL } from '@/src/domain/people/retention'
import { WITHOUT_SPAM_CONDITION } from '@/src/domain/submissions/spam'
import { MAX_CANDIDATE_REPLIES_PER_BATCH } from '@/src/plugins/answers/rules/candidateReply'
import type {
  CandidateReplyText,
  ReplyTemplateKind,
} from '@/src/plugins/answers/rules/replyTemplate'

const MAX_REPLY_TEMPLATES = 200

export type ReplyTemplateChoice = {
  id: number
  title: string
  kind: ReplyTemplateKind
  /** Null when the text does not exist in that language. */
  texts: ReturnType<typeof createRecordByLanguage<CandidateReplyText | null>>
}

/** The templates by name, each in the languages that exist. */
export async function findReplyTemplates({
  payload,
  user,
}: PayloadRequest): Promise<ReplyTemplateChoice[]> {
  // Without the request: parallel calls would write their locale into it.
  const inLanguages = await Promise.all(
    SITE_LANGUAGES.map((locale) =>
      payload.find({
        collection: 'answer-templates',
        sort: 'title',
        locale,
        fallbackLocale: false,
        depth: 0,
        limit: MAX_REPLY_TEMPLATES,
        pagination: false,
        overrideAccess: false,
        user,
      }),
    ),
  )
  const [inFrench] = inLanguages
  return (inFrench?.docs ?? []).map(({ id, kind, title }) => ({
    ...{ id, kind, title },
    texts: createRecordByLanguage((language) => {
      const found = inLanguages[SITE_LANGUAGES.indexOf(language)]
      const written = found?.docs.find((one) => one.id === id)
      return written?.subject && written.body
        ? { subject: written.subject, body: written.body }
        : null
    }),
  }))
}

const RECIPIENT_FIELDS = {
  candidateName: true,
  candidateEmail: true,
  language: true,
  status: true,
  jobTitle: true,
  jobOffer: true,
  answeredAt: true,
  awaitsAnswer: true,
} as const

/** The recipients of a reply, with the values of its placeholders and their latest reply. */
export async function findReplyRecipients(req: PayloadRequest, ids: number[]) {
  const asUser = { pagination: false, overrideAccess: false, req } as const
  const [{ docs }, answers] = await Promise.all([
    req.payload.find({
      ...asUser,
      collection: 'job-applications',
      where: { id: { in: ids }, ...WITHOUT_SPAM_CONDITION },
      select: RECIPIENT_FIELDS,
      populate: { 'job-offers': { title: true } },
      depth: 1,
      limit: MAX_CANDIDATE_REPLIES_PER_BATCH,
    }),
    req.payload.find({
      ...asUser,
      collection: 'application-answers',
      where: { application: { in: ids }, state: { not_equals: 'withdrawn' } },
      select: { application: true, proposedOffer: true },
      sort: 'id',
      depth: 0,
    }),
  ])
  // Later replies replace earlier ones.
  const latest = new Map(answers.docs.map(({ id, application }) => [application, id]))
  const found = docs.map(({ id, jobOffer, jobTitle, status, ...application }) => ({
    ...{ id, status, jobTitle: jobTitle ?? '' },
    offerTitle: typeof jobOffer === 'object' ? (jobOffer?.title ?? null) : null,
    name: application.candidateName ?? '',
    email: application.candidateEmail ?? '',
    language: application.language ?? SOURCE_LANGUAGE,
    answeredAt: application.answeredAt ?? null,
    awaitsAnswer: application.awaitsAnswer === true,
    seen: latest.get(id) ?? null,
    /** Whether a reply was sent or waits; the proposal of an offer is none. */
    hasReply: answers.docs.some(
      (answer) => answer.application === id && typeof answer.proposedOffer !== 'number',
    ),
  }))
  return found.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
}

export type ReplyRecipient = Awaited<ReturnType<typeof findReplyRecipients>>[number]

/** The signature of a reply. */
export async function findReplySignature(req: PayloadRequest) {
  const { companyName } = await req.payload.findGlobal({
    slug: 'website-settings',
    depth: 0,
    select: { companyName: true },
    overrideAccess: false,
    req,
  })
  return { companyName, authorName: req.user?.name ?? null }
}

const MAX_PREVIEW_APPLICATIONS = 20

/** Recent applications with which staff can preview a template, the latest first. */
export async function findPreviewApplicationIds(req: PayloadRequest): Promise<number[]> {
  const { docs } = await req.payload.find({
    collection: 'job-applications',
    where: { candidateEmail: { not_equals: ANONYMISED_EMAIL }, ...WITHOUT_SPAM_CONDITION },
    sort: '-createdAt',
    limit: MAX_PREVIEW_APPLICATIONS,
    pagination: false,
    select: {},
    depth: 0,
    overrideAccess: false,
    req,
  })
  return docs.map(({ id }) => id)
}
