import { privateJsonResponse } from '@/src/app/api/privateJsonResponse'
import { createRefusalResponder, runStaffAction } from '@/src/app/api/runStaffAction'
import { isAdministrator } from '@/src/domain/accounts/roles'
import { findUndeliveredNotifications } from '@/src/plugins/undelivered-mail/queries/internal/findUndeliveredNotifications'
import { undeliveredWords } from '@/src/plugins/undelivered-mail/words/admin'

/** Responds with the undelivered mails and chat messages, for Administrators. */
export function GET(request: Request): Promise<Response> {
  return runStaffAction(request, {
    may: isAdministrator,
    refuse: createRefusalResponder({ ...undeliveredWords, failed: undeliveredWords.loadFailed }),
    failed: 'The undelivered messages could not be read',
    run: async ({ payload, user }) =>
      privateJsonResponse({ dispatches: await findUndeliveredNotifications(payload, user) }),
  })
}
