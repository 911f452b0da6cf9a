import type { ServerResponse } from 'node:http'
import { webServerWords } from '@/src/content/webServer'

const READING = ['GET', 'HEAD', 'OPTIONS']
// The platform's own `Request`, which Next makes of each request, takes it for a mistake of ours.
const NOWHERE_ALLOWED = ['TRACE', 'CONNECT']
const WRITTEN_TO = /^\/(api|admin)([/?]|$)/
const HOST = /^([\w.-]+|\[[\da-f:.]+\])(:\d+)?$/i

/**
 * Whether nothing can stand at this address: it is no path, its path is no text, or it holds a NUL,
 * which PostgreSQL takes nowhere.
 */
export function isUnreadableAddress(url: string): boolean {
  const [pathname = ''] = url.split('?')
  return !pathname.startsWith('/') || !isText(pathname) || url.includes('%00')
}

/** Whether this cannot be the name of any site. A request of the old version may go without. */
export function isUnreadableHost(host: string | undefined): boolean {
  return host !== undefined && !HOST.test(host)
}

/** Whether something is sent to where there is only something to read: Next would look for a form in it. */
export function isRefusedMethod(method: string, url: string): boolean {
  if (NOWHERE_ALLOWED.includes(method)) return true
  return !READING.includes(method) && !WRITTEN_TO.test(url)
}

export const refuseAddress = (response: ServerResponse) =>
  refuse(response, 400, webServerWords.unreadableAddress)

export function refuseMethod(response: ServerResponse) {
  response.setHeader('Allow', READING.join(', '))
  refuse(response, 405, webServerWords.onlyRead)
}

function refuse(response: ServerResponse, status: number, sentence: string) {
  response.writeHead(status, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
  })
  response.end(sentence)
}

function isText(encoded: string): boolean {
  try {
    decodeURIComponent(encoded)
    return true
  } catch {
    return false
  }
}
