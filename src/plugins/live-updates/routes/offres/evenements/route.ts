import { streamAnswer } from '@/src/plugins/live-updates/routes/eventStream'
import { ownRecordChanges } from '@/src/plugins/live-updates/routes/ownRecordChanges'
import type { ListenerRoom } from '@/src/plugins/live-updates/routes/recordChanges'
import { OFFER_STREAMS, offerChangeEvents } from './offerChangeEvents'

let visitors: ListenerRoom | undefined

/** Event stream that tells an open job list to refresh. */
export function GET(request: Request) {
  visitors ??= ownRecordChanges().openRoom(OFFER_STREAMS)
  const { headers, signal } = request
  const address = headers.get('x-client-address') ?? 'unknown'
  return streamAnswer(offerChangeEvents({ visitors, address, signal }))
}
