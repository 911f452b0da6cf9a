import { streamAnswer } from '@/src/app/api/eventStream'
import { ownRecordChanges } from '@/src/app/api/ownRecordChanges'
import type { ListenerRoom } from '@/src/app/api/recordChanges'
import { OFFER_STREAMS, offerStream } from './offerStream'

export const dynamic = 'force-dynamic'

let visitors: ListenerRoom | undefined

/** Event stream that tells an open job list to refresh. */
export function GET(request: Request) {
  visitors ??= ownRecordChanges().openRoom(OFFER_STREAMS)
  const { headers, signal } = request
  const address = headers.get('x-client-address') ?? 'unknown'
  return streamAnswer(offerStream({ visitors, address, signal }))
}
