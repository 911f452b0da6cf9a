import { privateJson, tooManyRequests } from '@/src/app/api/privateJson'
import { createRefusalResponder, runStaffAction } from '@/src/app/api/runStaffAction'
import { siteUrl } from '@/src/app/siteUrl'
import { countStaffMailAction } from '@/src/commands/countStaffMailAction'
import { sendTestMail } from '@/src/commands/sendTestMail'
import { isAdministrator } from '@/src/domain/accounts/roles'
import { renderMail } from '@/src/notifications/renderMail'
import { mailTestWords as words } from '@/src/plugins/mail-checks/words/admin/mailTest'
import { testMail } from '@/src/plugins/mail-checks/words/mails/testMail'
import { readMailSettings } from '@/src/queries/internal/readMailSettings'

/** Sends a test e-mail with the saved settings. Its only recipient is the Administrator who requests it. */
export function POST(request: Request): Promise<Response> {
  return runStaffAction(request, {
    may: isAdministrator,
    refuse: createRefusalResponder(words),
    failed: 'The mail settings could not be tested',
    run: async ({ payload, user, req }) => {
      const minutes = await countStaffMailAction(payload, 'mailTest', user.id)
      if (minutes !== null) return tooManyRequests(words.tooMany(minutes), minutes)
      const settings = await readMailSettings(payload)
      const mail = renderMail(testMail(settings.companyName), settings, siteUrl)
      return privateJson(await sendTestMail(req, { to: user.email, ...mail }))
    },
  })
}
