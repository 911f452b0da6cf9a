const PATIENCE_MS = 4_000

/** As a visitor asks: by the public address, and never an answer that somebody has kept. */
export async function askPublicly(address: string, path: string): Promise<Response> {
  const url = new URL(path, address)
  url.searchParams.set('v', String(Date.now()))
  return fetch(url, {
    headers: { 'cache-control': 'no-cache' },
    redirect: 'manual',
    signal: AbortSignal.timeout(PATIENCE_MS),
  })
}
