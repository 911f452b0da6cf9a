import { existsSync } from 'node:fs'
import path from 'node:path'
import { PASSWORD } from './records'

const SITE_ORIGIN = 'https://exemplia.test'

export type RestResponse = { status: number; body: RestResponseBody; headers: Headers }
type RestResponseBody = { [name: string]: unknown }

export type RestClient = {
  get: (path: string) => Promise<RestResponse>
  post: (path: string, sent?: unknown) => Promise<RestResponse>
  patch: (path: string, sent: unknown) => Promise<RestResponse>
  delete: (path: string) => Promise<RestResponse>
}

/**
 * Calls Payload's real REST handlers like a browser; signed in when a cookie is given. The network
 * address is the one that the web server passes to the site.
 */
export function restClient(cookie = '', origin = SITE_ORIGIN, address = '192.0.2.1'): RestClient {
  const sender = { cookie, origin, 'x-client-address': address }
  return {
    get: (url) => callApi('GET', url, sender),
    post: (url, sent) => callApi('POST', url, sender, sent),
    patch: (url, sent) => callApi('PATCH', url, sender, sent),
    delete: (url) => callApi('DELETE', url, sender),
  }
}

/** Signs in and returns the session cookie; '' when refused. */
export async function signInForCookie(email: string, password = PASSWORD) {
  const { headers } = await restClient().post('/users/login', { email, password })
  return headers.get('set-cookie')?.split(';')[0] ?? ''
}

type RequestSender = { cookie: string; origin: string; 'x-client-address': string }
type RestMethod = 'GET' | 'POST' | 'PATCH' | 'DELETE'

async function callApi(
  method: RestMethod,
  relativeUrl: string,
  sender: RequestSender,
  sent?: unknown,
) {
  const url = new URL(`/api${relativeUrl}`, SITE_ORIGIN)
  const slug = url.pathname.slice('/api/'.length).split('/').map(decodeURIComponent)
  const headers = new Headers({ ...sender, host: url.host })
  if (sent !== undefined && !(sent instanceof FormData)) {
    headers.set('content-type', 'application/json')
  }
  const body =
    sent instanceof FormData ? sent : sent === undefined ? undefined : JSON.stringify(sent)
  const request = new Request(url, { method, headers, body })
  const answer = await routeResponse(request, method, slug)
  return { status: answer.status, body: await readJsonBody(answer), headers: answer.headers }
}

type OwnRouteModule = Partial<Record<RestMethod, (request: Request) => Promise<Response>>>

async function routeResponse(
  request: Request,
  method: RestMethod,
  slug: string[],
): Promise<Response> {
  // Our own routes are beside Payload's.
  const file = path.resolve('src/app/api', ...slug, 'route.ts')
  if (existsSync(file)) {
    const own: OwnRouteModule = await import(file)
    return own[method]?.(request) ?? new Response(null, { status: 405 })
  }
  const handlers = await import('@/src/app/(payload)/api/[...slug]/route')
  return handlers[method](request, { params: Promise.resolve({ slug }) })
}

async function readJsonBody(answer: Response): Promise<RestResponseBody> {
  const isJson = answer.headers.get('content-type')?.includes('json')
  return isJson ? await answer.json() : { text: await answer.text() }
}
