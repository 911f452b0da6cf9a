import {
  type AnswerText,
  fillAnswer,
  openPlaces,
  suggestedKind,
  type TemplateKind,
} from '@/src/domain/submissions/answerTemplate'
import type { ApplicationStatus } from '@/src/domain/submissions/applicationStatus'
import type { AnswerTemplateChoice } from '@/src/queries/findAnswering'
import type { ShownAddressee } from './answeringFor'

export const EMPTY: AnswerText = { subject: '', body: '' }

/** The template that a decision suggests, if the firm has one. */
export const suggestedFor = <Template extends { kind: TemplateKind }>(
  status: ApplicationStatus,
  templates: readonly Template[],
) => templates.find(({ kind }) => kind === suggestedKind(status)) ?? null

/** The template as this person would read it; null where it is not written in their language. */
export function filledFor(
  { language, values }: Pick<ShownAddressee, 'language' | 'values'>,
  template: AnswerTemplateChoice,
): AnswerText | null {
  const text = template.texts[language]
  return text && { subject: fillAnswer(text.subject, values), body: fillAnswer(text.body, values) }
}

/** The places that nobody has filled: nothing leaves with one in it. */
export const heldBy = ({ body, subject }: AnswerText) => openPlaces(`${subject}\n${body}`)

export const isWritten = ({ body, subject }: AnswerText) =>
  subject.trim() !== '' && body.trim() !== ''

/** Whether it can leave as it stands. */
export const isReady = (text: AnswerText) => isWritten(text) && heldBy(text).length === 0
