import { streamAnswer } from '@/src/app/api/eventStream'
import { ownRecordChanges } from '@/src/app/api/ownRecordChanges'
import type { ListenerRoom } from '@/src/app/api/recordChanges'
import { offerStream } from './offerStream'

// A school or a firm looks at offers from one address; nobody else needs so many.
const ROOM = { inAll: 2_000, perAddress: 50 }

export const dynamic = 'force-dynamic'

let visitors: ListenerRoom | undefined

/** Tells an open job list that it should show itself afresh. */
export async function GET(request: Request) {
  visitors ??= (await ownRecordChanges()).openRoom(ROOM)
  const { headers, signal } = request
  const address = headers.get('x-client-address') ?? 'unknown'
  return streamAnswer(offerStream({ visitors, address, signal }))
}
