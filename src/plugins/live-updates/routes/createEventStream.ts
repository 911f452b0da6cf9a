const CLIENT_RETRY_DELAY_MS = 2_000
const MAX_UNREAD_CHUNKS = 20

export type EventStreamConnection = {
  send: (event: string, data?: string) => void
  /** Sends a comment, so that proxies do not close an idle connection. */
  keepAlive: () => void
  end: () => void
}

/**
 * Opens server-sent events for one browser. `open` receives the connection and returns its clean-up
 * function, or null if there are too many connections; then this function returns null too.
 */
export function createEventStream(
  open: (to: EventStreamConnection) => (() => void) | null,
  signal: AbortSignal,
) {
  const encoder = new TextEncoder()
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined

  const end = () => {
    leave?.()
    controller?.close()
    controller = undefined
  }
  // Ends the stream of a browser that stopped reading: its events would fill the memory.
  const write = (text: string) => {
    if ((controller?.desiredSize ?? 0) < -MAX_UNREAD_CHUNKS) end()
    controller?.enqueue(encoder.encode(text))
  }
  const leave = open({
    send: (event, data = '') => write(`event: ${event}\ndata:${data}\n\n`),
    keepAlive: () => write(':\n\n'),
    end,
  })
  if (!leave) return null

  return new ReadableStream<Uint8Array>({
    start(created) {
      controller = created
      write(`retry: ${CLIENT_RETRY_DELAY_MS}\n\n`)
      if (signal.aborted) end()
      else signal.addEventListener('abort', end, { once: true })
    },
    cancel() {
      controller = undefined
      leave()
    },
  })
}

const RETRY_AFTER_SECONDS = '60'

/** Responds with the stream, or with 503 if there are too many connections. */
export function eventStreamResponse(stream: ReadableStream<Uint8Array> | null): Response {
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
