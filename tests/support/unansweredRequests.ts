import type { BrowserContext, Request } from '@playwright/test'

/**
 * Tracks the requests of a browser.
 * @returns the pending ones, with their age in milliseconds
 */
export function trackUnansweredRequests(context: BrowserContext): () => string[] {
  const since = new Map<Request, number>()
  context.on('request', (request) => since.set(request, performance.now()))
  context.on('requestfinished', (request) => since.delete(request))
  context.on('requestfailed', (request) => since.delete(request))
  return () =>
    [...since].map(([request, begun]) => {
      const waited = Math.round(performance.now() - begun)
      return `${request.method()} ${request.url()}, for ${waited} ms`
    })
}
