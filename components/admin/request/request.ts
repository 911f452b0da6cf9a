import { parseJson } from '@/src/domain/text/parseJson'
import { parseRefusal } from './parseRefusal'

/**
 * The statuses after which `useSession` asks the server whether the session has ended or the right
 * is missing.
 */
export const UNAUTHORIZED_STATUSES = [401, 403]

export type RequestOptions = Pick<RequestInit, 'cache' | 'keepalive' | 'signal'> & {
  method?: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  headers?: Record<string, string>
  /** A form, or an object that is sent as JSON. */
  body?: object
}

export type Failure = {
  ok: false
  /**
   * `unreachable`: no response, or one that broke off; the server may have done what was requested.
   * `unauthorized`: the session has ended, or the account lacks the right.
   * `refused`: another status of 4xx. `failed`: a status of 5xx.
   */
  reason: 'unreachable' | 'unauthorized' | 'refused' | 'failed'
  status: number | null
  /** The server's sentence about the whole request. */
  message?: string
  /** The server's sentences by field. */
  fields: Record<string, string>
  retryAfterSeconds: number | null
  /** The JSON of the response; null when it contains none. */
  body: unknown
}

export type ApiResponse<Body> = { ok: true; body: Body } | Failure

/**
 * Sends a request to the site's own API: the only `fetch` of the admin. It never throws.
 * @param read reads the body of an accepted response
 */
export async function request<Body>(
  url: string,
  { body, headers, ...init }: RequestOptions = {},
  read: (response: Response) => Promise<Body> = readResponseJson,
): Promise<ApiResponse<Body>> {
  try {
    const response = await fetch(url, { ...init, ...encodeBody(body, headers) })
    return response.ok ? { ok: true, body: await read(response) } : await parseFailure(response)
  } catch (err) {
    if (!init.signal?.aborted) console.warn({ err, msg: 'A request got no whole response' })
    return UNREACHABLE_SERVER_FAILURE
  }
}

const readResponseJson = (response: Response) => response.json()

export const readResponseBytes = (response: Response) => response.arrayBuffer()

/** Reads and ignores a body. A request counts as running until its body is read. */
export async function discardBody(response: Response): Promise<null> {
  await response.text()
  return null
}

/** The body of the response; null when the request failed. */
export const bodyOrNull = <Body>(reply: ApiResponse<Body>) => (reply.ok ? reply.body : null)

function encodeBody(body: object | undefined, headers: Record<string, string> = {}): RequestInit {
  if (body === undefined || body instanceof FormData) return { headers, body }
  return {
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  }
}

async function parseFailure(response: Response): Promise<Failure> {
  const { headers, status } = response
  const body = parseJson(await response.text()) ?? null
  const retryAfter = headers.get('retry-after')
  return {
    ok: false,
    reason: failureReason(status),
    status,
    ...parseRefusal(body),
    retryAfterSeconds: retryAfter === null ? null : Number(retryAfter),
    body,
  }
}

function failureReason(status: number): Failure['reason'] {
  if (UNAUTHORIZED_STATUSES.includes(status)) return 'unauthorized'
  return status >= 500 ? 'failed' : 'refused'
}

const UNREACHABLE_SERVER_FAILURE: Failure = {
  ok: false,
  reason: 'unreachable',
  status: null,
  fields: {},
  retryAfterSeconds: null,
  body: null,
}
