import type { IncomingMessage, ServerResponse } from 'node:http'
import { hasCachedPage } from '@/src/cache/invalidateCache'
import { type LanguageEdition, serializeEdition } from '@/src/domain/languages/edition'
import { JOB_SEARCH_PARAMETERS } from '@/src/domain/offers/jobSearchUrl'
import { JOB_LIST_FILE_PATHS } from '@/src/domain/urls/jobListFiles'
import { HOME_PATH, JOB_LIST_PATH } from '@/src/domain/urls/sitePaths'
import { callBeforeHeaders } from './callBeforeHeaders'
import { createBoundedQueue, type LeaveQueue } from './createBoundedQueue'
import { SAFE_METHODS } from './refusedRequest'

/** Half of the database connections, so that forms, sign-ins and staff always get one. */
const MAX_RUNNING_READS = { inAll: 5, perAddress: 2 }
/** Few sign-in pages render at once, in a separate queue: anyone can request them. */
const MAX_RUNNING_SIGN_INS = { inAll: 3, perAddress: 2 }
const MAX_QUEUED_REQUESTS = { inAll: 400, perAddress: 100 }
const MAX_QUEUE_WAIT_MS = 10_000
/** The time exceeds the query timeout. */
const ABANDONED_REQUEST_RELEASE_MS = 30_000

const JOB_SEARCH_PATHS: readonly string[] = [JOB_LIST_PATH, ...JOB_LIST_FILE_PATHS]
const EXEMPT_FROM_READ_LIMITS_PATTERN =
  /^\/api\/(health|metrics|offres\/etapes|payload-jobs|statistiques)(\/|$)/

export type PageRequest = { path: string; query: string; edition: LanguageEdition }

/**
 * Limits the concurrent requests of visitors that read the database: REST API reads and rendered
 * pages.
 */
export function createVisitorReadLimits() {
  const queues = {
    reads: createBoundedQueue({ running: MAX_RUNNING_READS, waiting: MAX_QUEUED_REQUESTS }),
    signIns: createBoundedQueue({ running: MAX_RUNNING_SIGN_INS, waiting: MAX_QUEUED_REQUESTS }),
  }

  /**
   * Waits for a place. Queries of a disconnected client continue, so the place is taken until the
   * request is handled, or for `ABANDONED_REQUEST_RELEASE_MS`.
   * @returns a function that releases the place; null when the queue is full, no place became free
   * in time or the client has disconnected
   */
  async function enter(
    request: IncomingMessage,
    response: ServerResponse,
    pageRequest: PageRequest,
  ): Promise<LeaveQueue | null> {
    const queue = chooseReadQueue(request, pageRequest)
    if (!queue) return () => undefined
    const gone = new AbortController()
    const abort = () => gone.abort()
    response.once('close', abort)
    const late = setTimeout(abort, MAX_QUEUE_WAIT_MS)
    const leave = await queues[queue](String(request.headers['x-client-address']), gone.signal)
    clearTimeout(late)
    response.off('close', abort)
    if (!leave) return null
    if (response.destroyed) {
      leave()
      return null
    }
    response.once('close', () => setTimeout(leave, ABANDONED_REQUEST_RELEASE_MS).unref())
    return leave
  }

  return { enter }
}

/**
 * Releases the place when the response is rendered, not when the client has received it: some
 * clients are slow. The API and the admin have read the database before they send headers.
 */
export function releasePlaceOnceRendered(
  path: string,
  response: ServerResponse,
  leave: LeaveQueue,
) {
  if (isApiPath(path) || isAdminPath(path)) callBeforeHeaders(response, leave)
  const { end } = response
  response.end = (...args: unknown[]) => {
    leave()
    return Reflect.apply(end, response, args)
  }
}

/**
 * Whether this is the readiness check or a URL that requires a secret; the job runner's requests
 * may take long.
 */
export const isExemptFromReadLimits = (path: string) => EXEMPT_FROM_READ_LIMITS_PATTERN.test(path)

export const isApiPath = (path: string) => path.startsWith('/api/')

const isAdminPath = (path: string) => /^\/admin(\/|$)/.test(path)

// Chooses a queue for methods without a body only: a slow upload must not occupy a place. Access
// control refuses other methods of visitors.
function chooseReadQueue(
  { method = '' }: IncomingMessage,
  pageRequest: PageRequest,
): 'reads' | 'signIns' | null {
  if (!SAFE_METHODS.includes(method)) return null
  if (isAdminPath(pageRequest.path)) return 'signIns'
  const isRead = isApiPath(pageRequest.path)
    ? !isExemptFromReadLimits(pageRequest.path)
    : !isCachedPage(pageRequest)
  return isRead ? 'reads' : null
}

/** Whether Next's cache has this page. A search is never cached. */
export function isCachedPage({ path, query, edition }: PageRequest): boolean {
  if (isJobSearchRequest(path, query)) return false
  const page = `/${serializeEdition(edition)}${path === HOME_PATH ? '' : path}`
  return hasCachedPage(page) || hasCachedPage(path)
}

function isJobSearchRequest(path: string, query: string) {
  if (!JOB_SEARCH_PATHS.includes(path)) return false
  const searchParams = new URLSearchParams(query)
  return Object.values(JOB_SEARCH_PARAMETERS).some((name) => searchParams.has(name))
}
