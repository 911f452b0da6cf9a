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

const MOST_REMEMBERED = 1_000
const REMEMBERED_MS = 1_000
const PATIENCE_MS = 5_000
const DRAFT_COOKIE = /(^|;\s*)__prerender_bypass=/

const Answer = z.enum(ADDRESS_ANSWERS)

/**
 * Knows before Next does whether there is a page at an address: Next would keep whatever it has been
 * asked for. Asks the site itself, about each address that exists at most once a second.
 * @param asSent the cookies as a browser would send them to the site
 * @param own by which the site knows that it is asked by itself
 */
export function knownAddresses(
  origin: string,
  asSent: (cookie: string) => string,
  own: Record<string, string> = {},
) {
  const remembered = new LRUCache<string, 'kept'>({ max: MOST_REMEMBERED, ttl: REMEMBERED_MS })

  return async (
    path: string,
    language: SiteLanguage,
    request: IncomingMessage,
  ): Promise<AddressAnswer> => {
    const page = `${language} ${path}`
    const { kind } = readAddress(path)
    if (kind === 'nothing') return 'unknown'
    // In another language than the house's own even these must have been written.
    const isAlwaysThere = kind === 'always' && language === HOUSE_LANGUAGE
    if (isAlwaysThere || kind === 'elsewhere' || remembered.has(page)) return 'kept'
    const { cookie = '' } = request.headers
    const isPreview = DRAFT_COOKIE.test(cookie)
    const answer = await ask(
      origin,
      { path, language },
      isPreview ? { ...own, cookie: asSent(cookie) } : own,
    )
    if (answer === 'kept' && !isPreview) remembered.set(page, answer)
    return answer
  }
}

// While the database cannot be reached, the pages that are kept still can.
async function ask(
  origin: string,
  { path, language }: { path: string; language: SiteLanguage },
  headers: Record<string, string>,
) {
  try {
    const address = `${origin}/api/adresses?${new URLSearchParams({ langue: language, chemin: path })}`
    const response = await fetch(address, { headers, signal: AbortSignal.timeout(PATIENCE_MS) })
    if (response.ok) return Answer.parse(await response.json())
    logError({ msg: `What stands at ${path} was answered ${response.status}` })
  } catch (err) {
    logError({ err, msg: `What stands at ${path} could not be asked` })
  }
  return 'kept'
}
