import type { IncomingMessage } from 'node:http'
import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import { type SiteLanguage, SOURCE_LANGUAGE } from '@/src/domain/languages/siteLocale'
import { parseInternalPath, RESPONSE_KINDS, type ResponseKind } from '@/src/domain/urls/publicPath'
import { logError } from '@/src/log/log'
import { requestOwnServer } from './requestOwnServer'

const MAX_CACHED_PATHS = 1_000
const PAGE_LOOKUP_CACHE_MS = 1_000
const PAGE_LOOKUP_TIMEOUT_MS = 5_000
const DRAFT_COOKIE_PATTERN = /(^|;\s*)__prerender_bypass=/

const ResponseKindSchema = z.enum(RESPONSE_KINDS)

/** `failed` when the look-up failed: only a cached page can be shown then. */
type PageLookupResult = ResponseKind | 'failed'

/**
 * Looks up whether a page exists before Next renders it, because Next caches the response of any
 * URL, even of an unknown one. The look-up is a request to this site; existing pages are cached for
 * a second, and simultaneous requests share one look-up.
 * @param asSent adds the cookie prefix that the site expects
 * @param ownHeaders headers that mark a request of the site itself
 */
export function createPageLookup(
  origin: string,
  asSent: (cookie: string) => string,
  ownHeaders: Record<string, string> = {},
) {
  const existingPages = new LRUCache<string, 'cached'>({
    max: MAX_CACHED_PATHS,
    ttl: PAGE_LOOKUP_CACHE_MS,
  })
  const pending = new Map<string, Promise<PageLookupResult>>()

  function lookUpOnce(page: string, target: PathInLanguage) {
    const answer = pending.get(page) ?? requestPageLookup(origin, target, ownHeaders)
    pending.set(page, answer)
    return answer.finally(() => pending.delete(page))
  }

  return async (
    path: string,
    language: SiteLanguage,
    request: IncomingMessage,
  ): Promise<PageLookupResult> => {
    const page = `${language} ${path}`
    const { kind } = parseInternalPath(path)
    if (kind === 'nothing') return 'unknown'
    // French pages always exist; translated pages exist only if they were written.
    const isAlwaysThere = kind === 'always' && language === SOURCE_LANGUAGE
    if (isAlwaysThere || kind === 'elsewhere' || existingPages.has(page)) return 'cached'
    const { cookie = '' } = request.headers
    if (DRAFT_COOKIE_PATTERN.test(cookie)) {
      return requestPageLookup(
        origin,
        { path, language },
        { ...ownHeaders, cookie: asSent(cookie) },
      )
    }
    const answer = await lookUpOnce(page, { path, language })
    if (answer === 'cached') existingPages.set(page, answer)
    return answer
  }
}

type PathInLanguage = { path: string; language: SiteLanguage }

async function requestPageLookup(
  origin: string,
  { path, language }: PathInLanguage,
  headers: Record<string, string>,
): Promise<PageLookupResult> {
  try {
    const address = `${origin}/api/adresses?${new URLSearchParams({ langue: language, chemin: path })}`
    const { status, text } = await requestOwnServer(address, {
      headers,
      timeoutMs: PAGE_LOOKUP_TIMEOUT_MS,
    })
    if (status === 200) return ResponseKindSchema.parse(JSON.parse(text))
    logError({ msg: `The look-up of ${path} returned status ${status}` })
  } catch (err) {
    logError({ err, msg: `The look-up of ${path} failed` })
  }
  return 'failed'
}
