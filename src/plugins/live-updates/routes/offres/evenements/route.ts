import { eventStreamResponse } from '@/src/plugins/live-updates/routes/createEventStream'
import type { RecordChangeListeners } from '@/src/plugins/live-updates/routes/recordChanges'
import { sharedRecordChangeHub } from '@/src/plugins/live-updates/routes/sharedRecordChangeHub'
import { createOfferChangeStream, MAX_OFFER_STREAMS } from './createOfferChangeStream'

let visitorListeners: RecordChangeListeners | undefined

/** Opens an event stream that tells an open job list to refresh. */
export function GET(request: Request) {
  visitorListeners ??= sharedRecordChangeHub().openRoom(MAX_OFFER_STREAMS)
  const { headers, signal } = request
  const address = headers.get('x-client-address') ?? 'unknown'
  return eventStreamResponse(
    createOfferChangeStream({ visitors: visitorListeners, address, signal }),
  )
}
