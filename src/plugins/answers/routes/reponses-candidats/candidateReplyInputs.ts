import { z } from 'zod'
import { cleanLine, cleanText } from '@/src/domain/text/normalizeText'
import {
  MAX_CANDIDATE_REPLIES_PER_BATCH,
  MAX_REPLY_BODY_CHARACTERS,
  MAX_REPLY_SUBJECT_CHARACTERS,
} from '@/src/plugins/answers/rules/candidateReply'
import { findOpenPlaceholders } from '@/src/plugins/answers/rules/replyTemplate'
import { RecordIdSchema } from '@/src/queries/recordId'

// A text with an unfilled placeholder is refused, so that it is never sent.
const isCompleteReplyText = (text: string) => text !== '' && findOpenPlaceholders(text).length === 0

export const ReplySubjectSchema = z
  .string()
  .max(MAX_REPLY_SUBJECT_CHARACTERS)
  .transform(cleanLine)
  .refine(isCompleteReplyText)
export const ReplyBodySchema = z
  .string()
  .max(MAX_REPLY_BODY_CHARACTERS)
  .transform(cleanText)
  .refine(isCompleteReplyText)

const CandidateReplySchema = z.object({
  application: RecordIdSchema,
  template: RecordIdSchema.nullable(),
  seen: RecordIdSchema.nullable(),
  subject: ReplySubjectSchema,
  body: ReplyBodySchema,
  /** Set when the mail proposes this offer. */
  proposedOffer: RecordIdSchema.nullable().default(null),
  /** Whether the mail also asks for the consent to keep the application. */
  requestsKeepConsent: z.boolean().default(false),
})

export const CandidateRepliesInputSchema = z.object({
  key: z.string().min(8).max(100),
  answers: z
    .array(CandidateReplySchema)
    .min(1)
    .max(MAX_CANDIDATE_REPLIES_PER_BATCH)
    .refine((all) => new Set(all.map(({ application }) => application)).size === all.length),
})

export const ReplyIdsInputSchema = z.object({
  ids: z.array(RecordIdSchema).min(1).max(MAX_CANDIDATE_REPLIES_PER_BATCH),
})

export const RepliedElsewhereInputSchema = ReplyIdsInputSchema.extend({ isAnswered: z.boolean() })
