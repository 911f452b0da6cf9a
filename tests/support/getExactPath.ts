import { get, type IncomingHttpHeaders } from 'node:http'
import { text } from 'node:stream/consumers'

type ExactPathResponse = { status: number | undefined; headers: IncomingHttpHeaders; body: string }

/** Requests a path unchanged; a browser and `fetch` would normalise it. */
export function getExactPath(
  baseURL: string | undefined,
  path: string,
  headers: Record<string, string> = {},
): Promise<ExactPathResponse> {
  const { port } = new URL(baseURL ?? '')
  return new Promise((resolve, reject) => {
    get({ port, path, headers }, (response) => {
      const { statusCode: status, headers } = response
      text(response).then((body) => resolve({ status, headers, body }), reject)
    }).on('error', reject)
  })
}
