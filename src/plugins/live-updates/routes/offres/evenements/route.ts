import { eventStreamResponse } from '@/src/plugins/live-updates/routes/createEventStream'
import type { RecordChangeListeners } from '@/src/plugins/live-updates/routes/recordChanges'
import { sharedRecordChanges } from '@/src/plugins/live-updates/routes/sharedRecordChanges'
import { createOfferChangeStream, MAX_OFFER_STREAMS } from './createOfferChangeStream'

let visitorListeners: RecordChangeListeners | undefined

/** Opens an event stream that tells an open job list to refresh. */
export function GET(request: Request) {
  visitorListeners ??= sharedRecordChanges().openRoom(MAX_OFFER_STREAMS)
  const { headers, signal } = request
  const address = headers.get('x-client-address') ?? 'unknown'
  return eventStreamResponse(
    createOfferChangeStream({ visitors: visitorListeners, address, signal }),
  )
}
