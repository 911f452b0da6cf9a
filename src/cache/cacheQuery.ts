import { unstable_cache } from 'next/cache'
import type { Payload } from 'payload'
import { SITE_LANGUAGES, type SiteLanguage } from '@/src/domain/languages/siteLocale'
import { cacheTags } from '@/src/domain/pages/cacheTag'
import { payloadInstance } from '@/src/payload'
import { type Reader, visitorReader } from '@/src/queries/reader'
import { currentReader } from './currentReader'

type Cached = {
  /** Unique among all cached queries. */
  name: string
  /** The collections and globals that the query reads. */
  sources: readonly string[]
  /** The languages of the texts in the result; all when omitted. */
  languages?: readonly SiteLanguage[]
}

/**
 * Caches the result of a query, for all languages together, until staff change the content that it
 * reads.
 */
export function cacheQuery<Args extends string[], Answer>(
  { name, sources, languages }: Cached,
  query: (payload: Payload, ...args: Args) => Promise<Answer>,
) {
  return unstable_cache(
    async (...args: Args) => query(await payloadInstance(), ...args),
    ['content', name],
    { tags: cacheTags(sources, languages) },
  )
}

/**
 * Caches a result but not `null` for an unknown argument: clients can request any number of unknown
 * names.
 */
export function cacheFoundResult<Args extends string[], Answer>(
  cached: Cached,
  query: (payload: Payload, ...args: Args) => Promise<Answer | null>,
) {
  const found = cacheQuery(cached, async (payload, ...args: Args) => {
    const answer = await query(payload, ...args)
    if (answer === null && args.length > 0) throw new NothingFound()
    return answer
  })
  return (...args: Args): Promise<Answer | null> =>
    found(...args).catch((err) => {
      if (err instanceof NothingFound) return null
      throw err
    })
}

// Next does not cache a call that throws.
class NothingFound extends Error {}

/** Caches the result of a query for each language, until its texts or shared content change. */
export function cacheByLanguage<Args extends string[], Answer>(
  cached: Cached,
  query: (payload: Payload, reader: Reader, ...args: Args) => Promise<Answer>,
) {
  return inEachLanguage((language) =>
    cacheQuery(cachedIn(language, cached), (payload, ...args: Args) =>
      query(payload, visitorReader(language), ...args),
    ),
  )
}

/** Caches a page for each language; during a preview it reads the draft without the cache. */
export function cachePage<Args extends string[], Answer>(
  cached: Cached,
  query: (payload: Payload, reader: Reader, ...args: Args) => Promise<Answer | null>,
) {
  return withDrafts(cacheFoundByLanguage(cached, query), query)
}

/** Like `cachePage`, for settings, which always exist. */
export function cacheSettings<Answer>(
  cached: Cached,
  query: (payload: Payload, reader: Reader) => Promise<Answer>,
) {
  return withDrafts(cacheByLanguage(cached, query), query)
}

function withDrafts<Args extends string[], Answer>(
  forVisitors: (language: SiteLanguage, ...args: Args) => Promise<Answer>,
  query: (payload: Payload, reader: Reader, ...args: Args) => Promise<Answer>,
) {
  return async (language: SiteLanguage, ...args: Args) => {
    const reader = await currentReader(language)
    return reader.draft
      ? query(await payloadInstance(), reader, ...args)
      : forVisitors(language, ...args)
  }
}

/** Caches a result for each language, but not `null` for an unknown argument. */
export function cacheFoundByLanguage<Args extends string[], Answer>(
  cached: Cached,
  query: (payload: Payload, reader: Reader, ...args: Args) => Promise<Answer | null>,
) {
  return inEachLanguage((language) =>
    cacheFoundResult(cachedIn(language, cached), (payload, ...args: Args) =>
      query(payload, visitorReader(language), ...args),
    ),
  )
}

const cachedIn = (language: SiteLanguage, { name, sources }: Cached): Cached => ({
  name: `${name} ${language}`,
  sources,
  languages: [language],
})

function inEachLanguage<Args extends string[], Answer>(
  answering: (language: SiteLanguage) => (...args: Args) => Promise<Answer>,
) {
  const answers = new Map(SITE_LANGUAGES.map((language) => [language, answering(language)]))
  return (language: SiteLanguage, ...args: Args) =>
    (answers.get(language) ?? answering(language))(...args)
}
