import { z } from 'zod'
import { privateJsonResponse } from '@/src/app/api/privateJsonResponse'
import { runStaffAction } from '@/src/app/api/runStaffAction'
import { siteUrl } from '@/src/app/siteUrl'
import { rateLimitStaffMail } from '@/src/commands/rateLimitStaffMail'
import { sendTestMail } from '@/src/commands/sendTestMail'
import { SITE_LANGUAGES } from '@/src/domain/languages/siteLocale'
import { cleanLine, cleanText } from '@/src/domain/text/normalizeText'
import { renderMail } from '@/src/notifications/renderMail'
import {
  candidateReplyRouteOptions,
  tooManyCandidateRepliesResponse,
} from '@/src/plugins/answers/routes/reponses-candidats/candidateReplyRouteOptions'
import {
  MAX_REPLY_BODY_CHARACTERS,
  MAX_REPLY_SUBJECT_CHARACTERS,
} from '@/src/plugins/answers/rules/candidateReply'
import { candidateReplyMailText } from '@/src/plugins/answers/words/mails/candidateReplyMailText'
import { readMailSettings } from '@/src/queries/internal/readMailSettings'

const TestReplyMailInputSchema = z.object({
  language: z.enum(SITE_LANGUAGES),
  subject: z
    .string()
    .min(1)
    .max(2 * MAX_REPLY_SUBJECT_CHARACTERS)
    .transform(cleanLine),
  body: z
    .string()
    .min(1)
    .max(2 * MAX_REPLY_BODY_CHARACTERS)
    .transform(cleanText),
})

/** Sends a template as a candidate would receive it. Its only recipient is the user who requests it. */
export function POST(request: Request): Promise<Response> {
  return runStaffAction(request, {
    ...candidateReplyRouteOptions,
    input: TestReplyMailInputSchema,
    run: async ({ payload, user, req, input }) => {
      const minutes = await rateLimitStaffMail(payload, 'mailTest', user.id)
      if (minutes) return tooManyCandidateRepliesResponse(minutes)
      const settings = await readMailSettings(payload)
      const { companyName } = settings
      const mail = renderMail(candidateReplyMailText({ ...input, companyName }), settings, siteUrl)
      return privateJsonResponse(await sendTestMail(req, { to: user.email, ...mail }))
    },
  })
}
