import { privateJsonResponse, tooManyRequestsResponse } from '@/src/app/api/privateJsonResponse'
import { createRefusalResponder, runStaffAction } from '@/src/app/api/runStaffAction'
import { siteUrl } from '@/src/app/siteUrl'
import { rateLimitStaffMail } from '@/src/commands/rateLimitStaffMail'
import { sendTestMail } from '@/src/commands/sendTestMail'
import { isAdministrator } from '@/src/domain/accounts/roles'
import { renderMail } from '@/src/notifications/renderMail'
import { mailTestWords as words } from '@/src/plugins/mail-checks/words/admin/mailTest'
import { testMailText } from '@/src/plugins/mail-checks/words/mails/testMailText'
import { readMailSettings } from '@/src/queries/internal/readMailSettings'

/** Sends a test e-mail with the saved settings. Its only recipient is the Administrator who requests it. */
export function POST(request: Request): Promise<Response> {
  return runStaffAction(request, {
    may: isAdministrator,
    refuse: createRefusalResponder(words),
    failed: 'The mail settings could not be tested',
    run: async ({ payload, user, req }) => {
      const minutes = await rateLimitStaffMail(payload, 'mailTest', user.id)
      if (minutes !== null) return tooManyRequestsResponse(words.tooMany(minutes), minutes)
      const settings = await readMailSettings(payload)
      const mail = renderMail(testMailText(settings.companyName), settings, siteUrl)
      return privateJsonResponse(await sendTestMail(req, { to: user.email, ...mail }))
    },
  })
}
