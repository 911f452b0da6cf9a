import { get } from 'node:http'

/**
 * Sends a request to this server. It does not use `fetch`, which Next patches: under load neither
 * its promise nor its abort signal settled, so the visitor's response never ended.
 * @throws after `timeoutMs`, and when the response is cut off
 */
export function requestOwnServer(
  url: string,
  { headers, timeoutMs }: { headers: Record<string, string>; timeoutMs: number },
): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const request = get(url, { headers }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, text: Buffer.concat(chunks).toString() }),
      )
    })
    const late = setTimeout(
      () => request.destroy(new Error(`No response within ${timeoutMs} ms`)),
      timeoutMs,
    )
    request.on('error', reject)
    request.on('close', () => {
      clearTimeout(late)
      reject(new Error('The response was cut off'))
    })
  })
}
