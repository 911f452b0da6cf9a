import type { IncomingMessage } from 'node:http'
import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import {
  ADDRESS_ANSWERS,
  type AddressAnswer,
  readAddress,
} from '@/src/domain/addresses/publicAddress'
import { HOUSE_LANGUAGE, type SiteLanguage } from '@/src/domain/languages/siteLocale'
import { logError } from '@/src/log/log'
import { askSelf } from './askSelf'

const MOST_REMEMBERED = 1_000
const REMEMBERED_MS = 1_000
const PATIENCE_MS = 5_000
const DRAFT_COOKIE = /(^|;\s*)__prerender_bypass=/

const Answer = z.enum(ADDRESS_ANSWERS)

/** `failed` when the look-up failed: only a cached page can be shown then. */
type KnownAnswer = AddressAnswer | 'failed'

/**
 * Looks up whether a page exists before Next renders it, because Next caches the response of any
 * URL, even of an unknown one. The look-up is a request to this site; existing pages are cached for
 * a second, and simultaneous requests share one look-up.
 * @param asSent adds the cookie prefix that the site expects
 * @param own headers that mark a request of the site itself
 */
export function knownAddresses(
  origin: string,
  asSent: (cookie: string) => string,
  own: Record<string, string> = {},
) {
  const remembered = new LRUCache<string, 'kept'>({ max: MOST_REMEMBERED, ttl: REMEMBERED_MS })
  const pending = new Map<string, Promise<KnownAnswer>>()

  function askOnce(page: string, asked: AskedPage) {
    const answer = pending.get(page) ?? ask(origin, asked, own)
    pending.set(page, answer)
    return answer.finally(() => pending.delete(page))
  }

  return async (
    path: string,
    language: SiteLanguage,
    request: IncomingMessage,
  ): Promise<KnownAnswer> => {
    const page = `${language} ${path}`
    const { kind } = readAddress(path)
    if (kind === 'nothing') return 'unknown'
    // Translated pages exist only if they were written; French ones always exist.
    const isAlwaysThere = kind === 'always' && language === HOUSE_LANGUAGE
    if (isAlwaysThere || kind === 'elsewhere' || remembered.has(page)) return 'kept'
    const { cookie = '' } = request.headers
    if (DRAFT_COOKIE.test(cookie)) {
      return ask(origin, { path, language }, { ...own, cookie: asSent(cookie) })
    }
    const answer = await askOnce(page, { path, language })
    if (answer === 'kept') remembered.set(page, answer)
    return answer
  }
}

type AskedPage = { path: string; language: SiteLanguage }

async function ask(
  origin: string,
  { path, language }: AskedPage,
  headers: Record<string, string>,
): Promise<KnownAnswer> {
  try {
    const address = `${origin}/api/adresses?${new URLSearchParams({ langue: language, chemin: path })}`
    const { status, text } = await askSelf(address, { headers, timeoutMs: PATIENCE_MS })
    if (status === 200) return Answer.parse(JSON.parse(text))
    logError({ msg: `What stands at ${path} was answered ${status}` })
  } catch (err) {
    logError({ err, msg: `What stands at ${path} could not be asked` })
  }
  return 'failed'
}
