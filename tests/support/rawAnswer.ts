import { request } from 'node:http'
import { buffer } from 'node:stream/consumers'

/** Sends a request with exactly these headers and returns the body without decompressing it. */
export function getRawResponse(url: string, headers: Record<string, string> = {}) {
  type Answer = { status: number; headers: Record<string, unknown>; body: Buffer }
  return new Promise<Answer>((resolve, reject) => {
    request(url, { headers, agent: false }, (response) => {
      buffer(response).then((body) => {
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body })
      }, reject)
    })
      .once('error', reject)
      .end()
  })
}
