import { askingStaff } from '@/src/app/api/askingStaff'
import { removeDemoVisits } from '@/src/commands/removeDemoVisits'
import { demoVisitsText as text } from '@/src/content/admin/demoVisits'
import { isActiveSuperAdmin } from '@/src/domain/accounts/roles'
import { payloadInstance } from '@/src/payload'

/** Takes the visits that were made up out of the statistics, for a Super Administrator; again does nothing. */
export async function DELETE(request: Request): Promise<Response> {
  const payload = await payloadInstance()
  try {
    const user = await askingStaff(payload, request)
    if (!isActiveSuperAdmin(user)) return answer(403, { error: text.forbidden })
    const removed = await removeDemoVisits(payload, { user, headers: request.headers })
    return answer(200, { removed })
  } catch (err) {
    payload.logger.error({ err, msg: 'The demo’s visits could not be removed' })
    return answer(500, { error: text.failed })
  }
}

const answer = (status: number, said: object) =>
  Response.json(said, { status, headers: { 'Cache-Control': 'private, no-store' } })
