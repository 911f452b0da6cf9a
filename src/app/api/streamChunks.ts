/**
 * Makes a response body of chunks. A chunk is produced only when the client is ready for it, and
 * the generator ends when the client disconnects.
 */
export function streamChunks(
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
          // The download is aborted, so that the client notices the missing part.
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
