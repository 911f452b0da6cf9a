import { z } from 'zod'
import { cleanLine, cleanText } from '@/src/domain/text/normalizeText'
import { openPlaces } from '@/src/plugins/answers/rules/answerTemplate'
import {
  MAX_ANSWERS_AT_ONCE,
  MAX_BODY_CHARACTERS,
  MAX_SUBJECT_CHARACTERS,
} from '@/src/plugins/answers/rules/applicationAnswer'
import { RecordId } from '@/src/queries/recordId'

// A text with an unfilled placeholder is refused, so that it is never sent.
const isComplete = (text: string) => text !== '' && openPlaces(text).length === 0

export const Subject = z
  .string()
  .max(MAX_SUBJECT_CHARACTERS)
  .transform(cleanLine)
  .refine(isComplete)
export const Body = z.string().max(MAX_BODY_CHARACTERS).transform(cleanText).refine(isComplete)

const Answer = z.object({
  application: RecordId,
  template: RecordId.nullable(),
  seen: RecordId.nullable(),
  subject: Subject,
  body: Body,
})

export const AnswersInput = z.object({
  key: z.string().min(8).max(100),
  answers: z
    .array(Answer)
    .min(1)
    .max(MAX_ANSWERS_AT_ONCE)
    .refine((all) => new Set(all.map(({ application }) => application)).size === all.length),
})

export const IdsInput = z.object({ ids: z.array(RecordId).min(1).max(MAX_ANSWERS_AT_ONCE) })

export const ElsewhereInput = IdsInput.extend({ isAnswered: z.boolean() })
