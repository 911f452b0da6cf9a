import type { IncomingMessage, ServerResponse } from 'node:http'
import { type LanguageEdition, serializeEdition } from '@/src/domain/languages/edition'
import { SITE_FILE_PATHS } from '@/src/domain/urls/publicPath'
import { logError } from '@/src/log/log'
import { requestOwnServer } from './requestOwnServer'

const MAINTENANCE_PAGE_CACHE_MS = 1_000
const MAINTENANCE_PAGE_TIMEOUT_MS = 5_000
const MAINTENANCE_RETRY_AFTER_SECONDS = '300'

const OPEN_IN_MAINTENANCE_PATTERN = /^\/(admin|api|_next|maintenance|images-sociales)(\/|$)/

/** Whether the path is closed during maintenance: all except the admin, the API and files. */
export function isPathClosedInMaintenance(path: string): boolean {
  return !OPEN_IN_MAINTENANCE_PATTERN.test(path) && !SITE_FILE_PATHS.includes(path)
}

/**
 * Responds 503 with the site's maintenance page, which is read at most once per second and edition.
 */
export function createMaintenanceResponder(origin: string, headers: Record<string, string>) {
  const cachedPages = new Map<string, { page: Promise<string>; askedAt: number }>()

  const currentPage = (edition: string) => {
    const cachedPage = cachedPages.get(edition)
    if (cachedPage && performance.now() - cachedPage.askedAt <= MAINTENANCE_PAGE_CACHE_MS)
      return cachedPage.page
    const page = fetchMaintenancePage(`${origin}/maintenance/${edition}`, headers)
    cachedPages.set(edition, { page, askedAt: performance.now() })
    return page
  }

  return async (request: IncomingMessage, response: ServerResponse, edition: LanguageEdition) => {
    const html = await currentPage(serializeEdition(edition))
    response.statusCode = 503
    response.setHeader('Content-Type', 'text/html; charset=utf-8')
    response.setHeader('Content-Length', Buffer.byteLength(html))
    response.setHeader('Cache-Control', 'no-store')
    response.setHeader('Retry-After', MAINTENANCE_RETRY_AFTER_SECONDS)
    response.end(request.method === 'HEAD' ? undefined : html)
  }
}

// Reads the page; without it the response has an empty body, and the status remains correct.
async function fetchMaintenancePage(address: string, headers: Record<string, string>) {
  try {
    const { status, text } = await requestOwnServer(address, {
      headers,
      timeoutMs: MAINTENANCE_PAGE_TIMEOUT_MS,
    })
    if (status === 200) return text
    logError({ msg: `The maintenance page returned status ${status}` })
  } catch (err) {
    logError({ err, msg: 'The maintenance page could not be read' })
  }
  return ''
}
