import type { OfferChanges } from './offerChanges'

const HEARTBEAT_MS = 25_000
const RETRY_MS = 2_000
const MAX_UNREAD_CHUNKS = 20

/**
 * The changes as server-sent events, one `changed` each, with a comment now and then that keeps
 * proxies from hanging up. Null when there are too many listeners.
 */
export function eventStream(changes: OfferChanges, signal: AbortSignal) {
  const encoder = new TextEncoder()
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined
  let heartbeat: ReturnType<typeof setInterval> | undefined

  const stop = () => {
    unsubscribe?.()
    clearInterval(heartbeat)
    controller?.close()
    controller = undefined
  }
  // A visitor who no longer reads would otherwise fill the memory.
  const send = (text: string) => {
    if ((controller?.desiredSize ?? 0) < -MAX_UNREAD_CHUNKS) stop()
    controller?.enqueue(encoder.encode(text))
  }
  const unsubscribe = changes.subscribe({
    onChange: () => send('event: changed\ndata:\n\n'),
    onClose: stop,
  })
  if (!unsubscribe) return null

  return new ReadableStream<Uint8Array>({
    start(created) {
      controller = created
      send(`retry: ${RETRY_MS}\n\n`)
      heartbeat = setInterval(() => send(':\n\n'), HEARTBEAT_MS)
      if (signal.aborted) stop()
      else signal.addEventListener('abort', stop, { once: true })
    },
    cancel() {
      controller = undefined
      stop()
    },
  })
}
