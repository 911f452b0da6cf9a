import { eventStreamResponse } from '@/src/plugins/live-updates/routes/createEventStream'
import type { RecordChangeListeners } from '@/src/plugins/live-updates/routes/recordChanges'
import { sharedRecordChangeHub } from '@/src/plugins/live-updates/routes/sharedRecordChangeHub'
import { createOfferChangeStream, MAX_OFFER_STREAMS } from './createOfferChangeStream'

let visitorListeners: RecordChangeListeners | undefined

/**
 * Opens an event stream that sends an open job list an event for each change of an offer, so that
 * it refreshes.
 */
export function GET(request: Request) {
  visitorListeners ??= sharedRecordChangeHub().openRoom(MAX_OFFER_STREAMS)
  const { headers, signal } = request
  const address = headers.get('x-client-address') ?? 'unknown'
  return eventStreamResponse(
    createOfferChangeStream({ visitors: visitorListeners, address, signal }),
  )
}
