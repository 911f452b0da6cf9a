import { privateJsonResponse } from '@/src/app/api/privateJsonResponse'
import { createRefusalResponder, runStaffAction } from '@/src/app/api/runStaffAction'
import { isActiveSuperAdmin } from '@/src/domain/accounts/roles'
import { removeDemoVisits } from '@/src/plugins/statistics/commands/removeDemoVisits'
import { demoVisitsText as text } from '@/src/plugins/statistics/words/admin/demoVisits'

/** Deletes the demonstration visits, for a Super Administrator. A repeated request does nothing. */
export function DELETE(request: Request): Promise<Response> {
  return runStaffAction(request, {
    may: isActiveSuperAdmin,
    refuse: createRefusalResponder(text),
    failed: 'The demo’s visits could not be removed',
    run: async ({ payload, doer }) =>
      privateJsonResponse({ removed: await removeDemoVisits(payload, doer) }),
  })
}
