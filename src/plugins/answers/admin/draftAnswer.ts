import type { ApplicationStatus } from '@/src/domain/submissions/applicationStatus'
import type { AnswerTemplateChoice } from '@/src/plugins/answers/queries/findAnswering'
import {
  type AnswerText,
  fillAnswer,
  openPlaces,
  suggestedKind,
  type TemplateKind,
} from '@/src/plugins/answers/rules/answerTemplate'
import type { ShownAddressee } from './answeringFor'

export const EMPTY_ANSWER: AnswerText = { subject: '', body: '' }

/** The template suggested for a status; null if the firm has none of that kind. */
export const suggestTemplate = <Template extends { kind: TemplateKind }>(
  status: ApplicationStatus,
  templates: readonly Template[],
) => templates.find(({ kind }) => kind === suggestedKind(status)) ?? null

/** The template with the recipient's values; null if it has no text in the recipient's language. */
export function fillTemplate(
  { language, values }: Pick<ShownAddressee, 'language' | 'values'>,
  template: AnswerTemplateChoice,
): AnswerText | null {
  const text = template.texts[language]
  return text && { subject: fillAnswer(text.subject, values), body: fillAnswer(text.body, values) }
}

/** The placeholders that are still open: a reply that contains one cannot be sent. */
export const openPlaceholdersOf = ({ body, subject }: AnswerText) =>
  openPlaces(`${subject}\n${body}`)

export const isWritten = ({ body, subject }: AnswerText) =>
  subject.trim() !== '' && body.trim() !== ''

/** Whether the reply is complete enough to be sent. */
export const isReady = (text: AnswerText) =>
  isWritten(text) && openPlaceholdersOf(text).length === 0
