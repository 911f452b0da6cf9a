/**
 * The pieces as the body of an answer. One is made when the reader is ready for it, and none any more
 * once the reader has gone.
 */
export function streamOf(
  pieces: AsyncGenerator<string | Uint8Array, void>,
  onError: (err: unknown) => void,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          const { done, value } = await pieces.next()
          if (done) controller.close()
          else controller.enqueue(typeof value === 'string' ? encoder.encode(value) : value)
        } catch (err) {
          // The headers are gone: only a file that breaks off tells that something is missing.
          onError(err)
          controller.error(err)
        }
      },
      async cancel() {
        await pieces.return()
      },
    },
    { highWaterMark: 1 },
  )
}
