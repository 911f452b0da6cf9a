import { askingAdmin } from '@/src/app/api/askingStaff'
import { siteUrl } from '@/src/app/siteUrl'
import { countStaffAct } from '@/src/commands/countStaffAct'
import { sendTestMail } from '@/src/commands/sendTestMail'
import { mailTestWords } from '@/src/content/admin/mailTest'
import { testMail } from '@/src/content/mails/testMail'
import { renderMail } from '@/src/notifications/renderMail'
import { payloadInstance } from '@/src/payload'
import { readMailSettings } from '@/src/queries/asSite/readMailSettings'

/** Sends a mail through the saved settings to the Administrator who asks, and to nobody else. */
export async function POST(request: Request): Promise<Response> {
  const payload = await payloadInstance()
  try {
    const asking = await askingAdmin(payload, request)
    if (!asking) return Response.json({ error: mailTestWords.forbidden }, { status: 403 })
    const minutes = await countStaffAct(payload, 'mailTest', asking.user.id)
    if (minutes !== null) {
      const headers = { 'Retry-After': String(minutes * 60) }
      return Response.json({ error: mailTestWords.tooMany(minutes) }, { status: 429, headers })
    }
    const settings = await readMailSettings(payload)
    const mail = renderMail(testMail(settings.companyName), settings, siteUrl)
    const test = await sendTestMail(asking.req, { to: asking.user.email, ...mail })
    return Response.json(test)
  } catch (err) {
    payload.logger.error({ err, msg: 'The mail settings could not be tried' })
    return Response.json({ error: mailTestWords.failed }, { status: 500 })
  }
}
