import { existsSync } from 'node:fs'
import path from 'node:path'
import { PASSWORD } from './records'

const SITE = 'https://exemplia.test'

export type RestAnswer = { status: number; body: RestBody; headers: Headers }
type RestBody = { [name: string]: unknown }

export type RestClient = {
  get: (path: string) => Promise<RestAnswer>
  post: (path: string, sent?: unknown) => Promise<RestAnswer>
  patch: (path: string, sent: unknown) => Promise<RestAnswer>
  delete: (path: string) => Promise<RestAnswer>
}

/**
 * Calls Payload's real REST handlers like a browser; signed in when a cookie is given. The network
 * address is the one that the web server passes to the site.
 */
export function restClient(cookie = '', origin = SITE, address = '192.0.2.1'): RestClient {
  const sender = { cookie, origin, 'x-client-address': address }
  return {
    get: (url) => call('GET', url, sender),
    post: (url, sent) => call('POST', url, sender, sent),
    patch: (url, sent) => call('PATCH', url, sender, sent),
    delete: (url) => call('DELETE', url, sender),
  }
}

/** Signs in and returns the session cookie; '' when refused. */
export async function signIn(email: string, password = PASSWORD) {
  const { headers } = await restClient().post('/users/login', { email, password })
  return headers.get('set-cookie')?.split(';')[0] ?? ''
}

type Sender = { cookie: string; origin: string; 'x-client-address': string }
type Handler = 'GET' | 'POST' | 'PATCH' | 'DELETE'

async function call(method: Handler, relativeUrl: string, sender: Sender, sent?: unknown) {
  const url = new URL(`/api${relativeUrl}`, SITE)
  const slug = url.pathname.slice('/api/'.length).split('/').map(decodeURIComponent)
  const headers = new Headers({ ...sender, host: url.host })
  if (sent !== undefined && !(sent instanceof FormData)) {
    headers.set('content-type', 'application/json')
  }
  const body =
    sent instanceof FormData ? sent : sent === undefined ? undefined : JSON.stringify(sent)
  const request = new Request(url, { method, headers, body })
  const answer = await answerOf(request, method, slug)
  return { status: answer.status, body: await jsonBody(answer), headers: answer.headers }
}

type OwnRoute = Partial<Record<Handler, (request: Request) => Promise<Response>>>

async function answerOf(request: Request, method: Handler, slug: string[]): Promise<Response> {
  // Our own routes are beside Payload's.
  const file = path.resolve('src/app/api', ...slug, 'route.ts')
  if (existsSync(file)) {
    const own: OwnRoute = await import(file)
    return own[method]?.(request) ?? new Response(null, { status: 405 })
  }
  const handlers = await import('@/src/app/(payload)/api/[...slug]/route')
  return handlers[method](request, { params: Promise.resolve({ slug }) })
}

async function jsonBody(answer: Response): Promise<RestBody> {
  const isJson = answer.headers.get('content-type')?.includes('json')
  return isJson ? await answer.json() : { text: await answer.text() }
}
