import { streamAnswer } from '@/src/app/api/eventStream'
import { ownRecordChanges } from '@/src/app/api/ownRecordChanges'
import type { ListenerRoom } from '@/src/app/api/recordChanges'
import { offerStream } from './offerStream'

const MAX_LISTENERS = 2_000

export const dynamic = 'force-dynamic'

let visitors: ListenerRoom | undefined

/** Tells an open job list that it should show itself afresh. */
export async function GET(request: Request) {
  visitors ??= (await ownRecordChanges()).openRoom(MAX_LISTENERS)
  return streamAnswer(offerStream(visitors, request.signal))
}
