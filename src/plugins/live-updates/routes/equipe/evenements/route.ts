import { isStaff } from '@/src/domain/accounts/roles'
import { payloadInstance } from '@/src/payload'
import { streamAnswer } from '@/src/plugins/live-updates/routes/eventStream'
import { ownRecordChanges } from '@/src/plugins/live-updates/routes/ownRecordChanges'
import type { ListenerRoom } from '@/src/plugins/live-updates/routes/recordChanges'
import { countAttention } from '@/src/queries/countAttention'
import { STAFF_STREAMS, staffStream } from './staffStream'

let staff: ListenerRoom | undefined

/** Event stream that tells an open admin page what has changed; 401 for visitors. */
export async function GET(request: Request) {
  const payload = await payloadInstance()
  const headers = new Headers(request.headers)
  const look = async () => {
    const { user } = await payload.auth({ headers })
    return user && isStaff(user) ? countAttention(payload, user) : null
  }
  if ((await look()) === null) return new Response(null, { status: 401 })
  staff ??= ownRecordChanges().openRoom(STAFF_STREAMS)
  const onError = (err: unknown) =>
    payload.logger.error({ err, msg: 'Staff could not be told of a change' })
  const address = headers.get('x-client-address') ?? 'unknown'
  return streamAnswer(staffStream({ staff, address, look, onError, signal: request.signal }))
}
