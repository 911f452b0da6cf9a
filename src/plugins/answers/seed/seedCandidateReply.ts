import type { Payload } from 'payload'
import type { JobApplication } from '@/payload-types'
import { SOURCE_LANGUAGE } from '@/src/domain/languages/siteLocale'
import { fillPlaceholders } from '@/src/plugins/answers/rules/replyTemplate'
import { placeholderValues } from '@/src/plugins/answers/words/placeholderValues'
import { createSeedOptions } from '@/src/seed/createSeedOptions'
import { applyFrenchTypographyDeep } from '@/src/seed/frenchTypography'
import { frenchReplyTemplates } from './content/frenchReplyTemplates'

const DEMO_REPLY_AUTHOR_NAME = 'Claire Vasseur'

/** The reply to this candidate: the firm's own refusal. */
export async function seedCandidateReply(
  payload: Payload,
  application: JobApplication,
  sentAt: string,
) {
  const template = applyFrenchTypographyDeep(frenchReplyTemplates).find(
    ({ kind }) => kind === 'refusal',
  )
  if (!template) return
  const { candidateName, id, jobTitle } = application
  const { companyName } = await payload.findGlobal({
    ...createSeedOptions(),
    slug: 'website-settings',
  })
  const values = placeholderValues({
    candidateName: candidateName ?? '',
    jobTitle: jobTitle ?? '',
    offerTitle: application.jobOffer ? (jobTitle ?? null) : null,
    companyName,
    authorName: DEMO_REPLY_AUTHOR_NAME,
    language: SOURCE_LANGUAGE,
  })
  await payload.create({
    ...createSeedOptions(),
    collection: 'application-answers',
    data: {
      ...{ application: id, language: SOURCE_LANGUAGE, state: 'sent', sentAt, sendAfter: sentAt },
      subject: fillPlaceholders(template.subject, values),
      body: fillPlaceholders(template.body, values),
      authorName: DEMO_REPLY_AUTHOR_NAME,
      answerKey: `demo-answer-${id}`,
      createdAt: sentAt,
    },
  })
}
