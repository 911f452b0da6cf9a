import { parseJson } from '@/src/domain/text/parseJson'

/** Reads the whole body, or stops where it exceeds the limit, whatever its header announces. */
export async function readBytes({ headers, body }: Request, maxBytes: number) {
  if (!body) return null
  if (Number(headers.get('content-length')) > maxBytes) return 'tooLarge'
  const chunks: Uint8Array[] = []
  let bytes = 0
  try {
    for await (const chunk of body) {
      bytes += chunk.length
      if (bytes > maxBytes) return 'tooLarge'
      chunks.push(chunk)
    }
  } catch {
    // The client has left, or took longer than the web server waits.
    return 'cutShort'
  }
  return Buffer.concat(chunks)
}

/** The JSON value of a body; undefined when it is longer than allowed, breaks off or is not JSON. */
export async function readJson(request: Request, maxBytes: number): Promise<unknown> {
  const body = await readBytes(request, maxBytes)
  return body instanceof Buffer ? parseJson(body.toString()) : undefined
}
