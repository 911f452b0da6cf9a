import { HttpResponse, http } from 'msw'
import { setupWorker } from 'msw/browser'

/** The signed-in user, as the server would respond. */
export const signedInSession: { user: object | null } = { user: null }

/** Requests that every screen may send, also just after its test has ended. */
const COMMON_HANDLERS = [
  http.get('*/api/users/me', () => HttpResponse.json(signedInSession)),
  http.get('*/api/payload-preferences/:key', () => HttpResponse.json({ value: null })),
  http.post('*/api/payload-preferences/:key', () => HttpResponse.json({})),
  // This status ends an event source, which then does not connect again.
  http.get('*/api/offres/evenements', () => new HttpResponse(null, { status: 204 })),
  // The admin requests this before it refreshes a page.
  http.get('*/api/health/ready', () => new HttpResponse()),
  http.post('*/last-request', () => new HttpResponse()),
]

/**
 * The network of the component tests. A test adds a response with `network.use(http.post(…))`; a request
 * to the API without a response fails the test.
 */
export const network = setupWorker(...COMMON_HANDLERS)

/**
 * Waits until the handlers have received all requests sent so far, and those sent after their responses: the
 * service worker forwards requests in the order in which they were sent.
 */
export async function waitUntilRequestsArrive() {
  for (const _ of ['requests', 'requests that follow']) {
    await fetch('/last-request', { method: 'POST', body: 'last' })
  }
}

/** API requests without a response since the last call. */
export const unexpectedRequests: string[] = []

export function recordUnexpectedRequest({ method, url }: Request) {
  const { origin, pathname } = new URL(url)
  const isOfVite = origin === window.location.origin && !pathname.startsWith('/api/')
  if (!isOfVite) unexpectedRequests.push(`${method} ${pathname}`)
}
