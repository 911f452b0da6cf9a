import type { Payload } from 'payload'
import type { JobApplication } from '@/payload-types'
import { SOURCE_LANGUAGE } from '@/src/domain/languages/siteLocale'
import { fillPlaceholders } from '@/src/plugins/answers/rules/answerTemplate'
import { placeholderValues } from '@/src/plugins/answers/words/placeholderValues'
import { applyTypography } from '@/src/seed/frenchTypography'
import { seedOptions } from '@/src/seed/seedOptions'
import { frenchReplyTemplates } from './content/frenchReplyTemplates'

const AUTHOR_NAME = 'Claire Vasseur'

/** The reply to this candidate: the firm's own refusal. */
export async function seedCandidateReply(
  payload: Payload,
  application: JobApplication,
  sentAt: string,
) {
  const template = applyTypography(frenchReplyTemplates).find(({ kind }) => kind === 'refusal')
  if (!template) return
  const { candidateName, id, jobTitle } = application
  const { companyName } = await payload.findGlobal({ ...seedOptions(), slug: 'website-settings' })
  const values = placeholderValues({
    candidateName: candidateName ?? '',
    jobTitle: jobTitle ?? '',
    offerTitle: application.jobOffer ? (jobTitle ?? null) : null,
    companyName,
    authorName: AUTHOR_NAME,
    language: SOURCE_LANGUAGE,
  })
  await payload.create({
    ...seedOptions(),
    collection: 'application-answers',
    data: {
      ...{ application: id, language: SOURCE_LANGUAGE, state: 'sent', sentAt, sendAfter: sentAt },
      subject: fillPlaceholders(template.subject, values),
      body: fillPlaceholders(template.body, values),
      authorName: AUTHOR_NAME,
      answerKey: `demo-answer-${id}`,
      createdAt: sentAt,
    },
  })
}
