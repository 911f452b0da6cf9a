import { z } from 'zod'
import { privateJson } from '@/src/app/api/privateJson'
import { staffAction } from '@/src/app/api/staffAction'
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
import { answerAction, tooMany } from '../answerAction'

const TemplateInput = z.object({
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

/** Sends a template as a candidate would receive it. Its only recipient is the user who requests it. */
export function POST(request: Request): Promise<Response> {
  return staffAction(request, {
    ...answerAction,
    input: TemplateInput,
    run: async ({ payload, user, req, input }) => {
      const minutes = await countStaffAct(payload, 'mailTest', user.id)
      if (minutes) return tooMany(minutes)
      const settings = await readMailSettings(payload)
      const { companyName } = settings
      const mail = renderMail(answerMail({ ...input, companyName }), settings, siteUrl)
      return privateJson(await sendTestMail(req, { to: user.email, ...mail }))
    },
  })
}
