import type { ApplicationStatus } from '@/src/domain/submissions/applicationStatus'
import type { ReplyTemplateChoice } from '@/src/plugins/answers/queries/findReplyTemplatesAndRecipients'
import type { ProposableOffer } from '@/src/plugins/answers/rules/offerProposal'
import {
  type CandidateReplyText,
  fillPlaceholders,
  findOpenPlaceholders,
  type ReplyTemplateKind,
  suggestedTemplateKind,
} from '@/src/plugins/answers/rules/replyTemplate'
import type { ShownReplyRecipient } from './readReplyFormContext'

export const EMPTY_CANDIDATE_REPLY: CandidateReplyText = { subject: '', body: '' }

/** The template suggested for a status; null if the firm has none of that kind. */
export const suggestReplyTemplate = <Template extends { kind: ReplyTemplateKind }>(
  status: ApplicationStatus,
  templates: readonly Template[],
) => templates.find(({ kind }) => kind === suggestedTemplateKind(status)) ?? null

/** The template with the recipient's values; null if it has no text in the recipient's language. */
export function fillReplyTemplate(
  recipient: Pick<ShownReplyRecipient, 'language' | 'values'>,
  template: ReplyTemplateChoice,
): CandidateReplyText | null {
  const text = template.texts[recipient.language]
  return text && fillReplyText(recipient, text)
}

export const fillReplyText = (
  { values }: Pick<ShownReplyRecipient, 'values'>,
  { body, subject }: CandidateReplyText,
): CandidateReplyText => ({
  subject: fillPlaceholders(subject, values),
  body: fillPlaceholders(body, values),
})

/** The recipient with the placeholder values of the offer that is proposed. */
export const withProposedOffer = <
  Recipient extends Pick<ShownReplyRecipient, 'language' | 'values'>,
>(
  recipient: Recipient,
  offer: ProposableOffer | null,
): Recipient =>
  offer
    ? {
        ...recipient,
        values: {
          ...recipient.values,
          proposedOffer: offer.title,
          offerLink: offer.urls[recipient.language],
        },
      }
    : recipient

/** The placeholders that are still open: a reply that contains one cannot be sent. */
export const findUnfilledPlaceholders = ({ body, subject }: CandidateReplyText) =>
  findOpenPlaceholders(`${subject}\n${body}`)

export const hasSubjectAndBody = ({ body, subject }: CandidateReplyText) =>
  subject.trim() !== '' && body.trim() !== ''

/** Whether the reply is complete enough to be sent. */
export const isReplyReadyToSend = (text: CandidateReplyText) =>
  hasSubjectAndBody(text) && findUnfilledPlaceholders(text).length === 0
