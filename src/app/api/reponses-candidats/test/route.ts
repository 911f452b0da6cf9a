import { createLocalReq } from 'payload'
import { z } from 'zod'
import { siteUrl } from '@/src/app/siteUrl'
import { countStaffAct } from '@/src/commands/countStaffAct'
import { sendTestMail } from '@/src/commands/sendTestMail'
import { answerMail } from '@/src/content/mails/answerMail'
import { SITE_LANGUAGES } from '@/src/domain/languages/siteLocale'
import {
  MAX_BODY_CHARACTERS,
  MAX_SUBJECT_CHARACTERS,
} from '@/src/domain/submissions/applicationAnswer'
import { cleanLine, cleanText } from '@/src/domain/text/normalizeText'
import { renderMail } from '@/src/notifications/renderMail'
import { readMailSettings } from '@/src/queries/asSite/readMailSettings'
import { answerCandidates, done, refusal, tooMany } from '../answerCandidates'

const Asked = z.object({
  language: z.enum(SITE_LANGUAGES),
  subject: z
    .string()
    .min(1)
    .max(2 * MAX_SUBJECT_CHARACTERS)
    .transform(cleanLine),
  body: z
    .string()
    .min(1)
    .max(2 * MAX_BODY_CHARACTERS)
    .transform(cleanText),
})

/** Sends a template as it would look to whoever asks, and to nobody else. */
export async function POST(request: Request): Promise<Response> {
  return answerCandidates(request, async ({ payload, sent, user }) => {
    const asked = Asked.safeParse(sent)
    if (!asked.success) return refusal(422, 'badInput')
    const minutes = await countStaffAct(payload, 'mailTest', user.id)
    if (minutes) return tooMany(minutes)
    const settings = await readMailSettings(payload)
    const { companyName } = settings
    const mail = renderMail(answerMail({ ...asked.data, companyName }), settings, siteUrl)
    const req = await createLocalReq({ user, req: { headers: request.headers } }, payload)
    return done(await sendTestMail(req, { to: user.email, ...mail }))
  })
}
