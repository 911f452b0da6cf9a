import { hasStaffRights } from '@/src/domain/accounts/roles'
import { getPayloadInstance } from '@/src/payload'
import { eventStreamResponse } from '@/src/plugins/live-updates/routes/createEventStream'
import type { RecordChangeListeners } from '@/src/plugins/live-updates/routes/recordChanges'
import { sharedRecordChangeHub } from '@/src/plugins/live-updates/routes/sharedRecordChangeHub'
import { readMenuBadgeCounts } from '@/src/queries/readMenuBadgeCounts'
import { createStaffEventStream, MAX_STAFF_STREAMS } from './createStaffEventStream'

let staffListeners: RecordChangeListeners | undefined

/**
 * Opens an event stream that sends an open admin page the changed collections; 401 for visitors.
 */
export async function GET(request: Request) {
  const payload = await getPayloadInstance()
  const headers = new Headers(request.headers)
  const look = async () => {
    const { user } = await payload.auth({ headers })
    return user && hasStaffRights(user) ? readMenuBadgeCounts(payload, user) : null
  }
  if ((await look()) === null) return new Response(null, { status: 401 })
  staffListeners ??= sharedRecordChangeHub().openRoom(MAX_STAFF_STREAMS)
  const onError = (err: unknown) =>
    payload.logger.error({ err, msg: 'Staff could not be notified of a change' })
  const address = headers.get('x-client-address') ?? 'unknown'
  return eventStreamResponse(
    createStaffEventStream({
      staff: staffListeners,
      address,
      look,
      onError,
      signal: request.signal,
    }),
  )
}
