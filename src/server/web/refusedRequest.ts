import type { ServerResponse } from 'node:http'
import { wordsIn } from '@/src/content/words'
import type { SiteLanguage } from '@/src/domain/siteLocale'

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

export function refuseAddress(response: ServerResponse, language: SiteLanguage) {
  refuse(response, { status: 400, language, sentence: 'unreadableAddress' })
}

export function refuseMethod(response: ServerResponse, language: SiteLanguage) {
  response.setHeader('Allow', READING.join(', '))
  refuse(response, { status: 405, language, sentence: 'onlyRead' })
}

type Refusal = {
  status: number
  language: SiteLanguage
  sentence: 'unreadableAddress' | 'onlyRead'
}

function refuse(response: ServerResponse, { status, language, sentence }: Refusal) {
  response.writeHead(status, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Language': language,
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
  })
  response.end(wordsIn(language).webServerWords[sentence])
}

function isText(encoded: string): boolean {
  try {
    decodeURIComponent(encoded)
    return true
  } catch {
    return false
  }
}
