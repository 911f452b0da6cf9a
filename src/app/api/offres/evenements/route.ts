import { beforeExit } from '@/src/beforeExit'
import { env } from '@/src/env'
import { payloadInstance } from '@/src/payload'
import { eventStream } from './eventStream'
import { listenToOfferChanges, type OfferChanges } from './offerChanges'

const MAX_LISTENERS = 2_000
const RETRY_AFTER_SECONDS = '60'

export const dynamic = 'force-dynamic'

let changes: OfferChanges | undefined

/** Tells an open job list that it should show itself afresh. */
export async function GET(request: Request) {
  changes ??= startListening(await payloadInstance())
  const stream = eventStream(changes, request.signal)
  if (!stream) {
    return new Response(null, { status: 503, headers: { 'Retry-After': RETRY_AFTER_SECONDS } })
  }
  return new Response(stream, {
    headers: {
      'Content-Type': 'text/event-stream; charset=utf-8',
      'Cache-Control': 'no-store, no-transform',
      'X-Accel-Buffering': 'no',
    },
  })
}

function startListening({ logger }: Awaited<ReturnType<typeof payloadInstance>>) {
  const opened = listenToOfferChanges({
    connectionString: env.DATABASE_URL ?? '',
    maxListeners: MAX_LISTENERS,
    onError: (err) => logger.error({ err, msg: 'Listening for changes of offers failed' }),
  })
  beforeExit(opened.close)
  return opened
}
