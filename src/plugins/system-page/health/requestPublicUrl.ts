const TIMEOUT_MS = 4_000

/** Requests a page by the public URL as a visitor would; the query parameter bypasses caches. */
export async function requestPublicUrl(address: string, path: string): Promise<Response> {
  const url = new URL(path, address)
  url.searchParams.set('v', String(Date.now()))
  return fetch(url, {
    headers: { 'cache-control': 'no-cache' },
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
}
