import { parseJson } from '@/src/domain/text/parseJson'

/** Reads the body; stops when it exceeds the limit, even if its header announces less. Null without a body. */
export async function readBodyBytes({ headers, body }: Request, maxBytes: number) {
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
    // The client has disconnected, or the web server's time limit has ended the request.
    return 'cutShort'
  }
  return Buffer.concat(chunks)
}

/** Reads the JSON value of a body; undefined if the body is too long, incomplete or not JSON. */
export async function readRequestJson(request: Request, maxBytes: number): Promise<unknown> {
  const body = await readBodyBytes(request, maxBytes)
  return body instanceof Buffer ? parseJson(body.toString()) : undefined
}
