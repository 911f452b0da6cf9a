import { unstable_cache } from 'next/cache'
import type { Payload } from 'payload'
import { SITE_LANGUAGES, type SiteLanguage } from '@/src/domain/languages/siteLocale'
import { cacheTags } from '@/src/domain/pages/cacheTag'
import { payloadInstance } from '@/src/payload'
import { type Reader, visitor } from '@/src/queries/reader'
import { currentReader } from './currentReader'

type Cached = {
  /** Unique among all cached queries. */
  name: string
  /** The collections and globals that the query reads. */
  madeFrom: readonly string[]
  /** The languages of the texts in the result; all when omitted. */
  languages?: readonly SiteLanguage[]
}

/**
 * Caches the result of a query, for all languages together, until staff change the content that it
 * reads.
 */
export function cacheAnswer<Asked extends string[], Answer>(
  { name, madeFrom, languages }: Cached,
  query: (payload: Payload, ...asked: Asked) => Promise<Answer>,
) {
  return unstable_cache(
    async (...asked: Asked) => query(await payloadInstance(), ...asked),
    ['content', name],
    { tags: cacheTags(madeFrom, languages) },
  )
}

/**
 * Caches a result but not `null` for an unknown argument: clients can request any number of unknown
 * names.
 */
export function cacheFound<Asked extends string[], Answer>(
  cached: Cached,
  query: (payload: Payload, ...asked: Asked) => Promise<Answer | null>,
) {
  const found = cacheAnswer(cached, async (payload, ...asked: Asked) => {
    const answer = await query(payload, ...asked)
    if (answer === null && asked.length > 0) throw new NothingFound()
    return answer
  })
  return (...asked: Asked): Promise<Answer | null> =>
    found(...asked).catch((err) => {
      if (err instanceof NothingFound) return null
      throw err
    })
}

// Next does not cache a call that throws.
class NothingFound extends Error {}

/** Caches the result of a query for each language, until its texts or shared content change. */
export function cacheWords<Asked extends string[], Answer>(
  cached: Cached,
  query: (payload: Payload, reader: Reader, ...asked: Asked) => Promise<Answer>,
) {
  return inEachLanguage((language) =>
    cacheAnswer(cachedIn(language, cached), (payload, ...asked: Asked) =>
      query(payload, visitor(language), ...asked),
    ),
  )
}

/** Caches a page for each language; during a preview it reads the draft without the cache. */
export function cachePage<Asked extends string[], Answer>(
  cached: Cached,
  query: (payload: Payload, reader: Reader, ...asked: Asked) => Promise<Answer | null>,
) {
  return orDraft(cacheFoundWords(cached, query), query)
}

/** Like `cachePage`, for settings, which always exist. */
export function cacheSettings<Answer>(
  cached: Cached,
  query: (payload: Payload, reader: Reader) => Promise<Answer>,
) {
  return orDraft(cacheWords(cached, query), query)
}

function orDraft<Asked extends string[], Answer>(
  forVisitors: (language: SiteLanguage, ...asked: Asked) => Promise<Answer>,
  query: (payload: Payload, reader: Reader, ...asked: Asked) => Promise<Answer>,
) {
  return async (language: SiteLanguage, ...asked: Asked) => {
    const reader = await currentReader(language)
    return reader.draft
      ? query(await payloadInstance(), reader, ...asked)
      : forVisitors(language, ...asked)
  }
}

/** Caches a result for each language, but not `null` for an unknown argument. */
export function cacheFoundWords<Asked extends string[], Answer>(
  cached: Cached,
  query: (payload: Payload, reader: Reader, ...asked: Asked) => Promise<Answer | null>,
) {
  return inEachLanguage((language) =>
    cacheFound(cachedIn(language, cached), (payload, ...asked: Asked) =>
      query(payload, visitor(language), ...asked),
    ),
  )
}

const cachedIn = (language: SiteLanguage, { name, madeFrom }: Cached): Cached => ({
  name: `${name} ${language}`,
  madeFrom,
  languages: [language],
})

function inEachLanguage<Asked extends string[], Answer>(
  answering: (language: SiteLanguage) => (...asked: Asked) => Promise<Answer>,
) {
  const answers = new Map(SITE_LANGUAGES.map((language) => [language, answering(language)]))
  return (language: SiteLanguage, ...asked: Asked) =>
    (answers.get(language) ?? answering(language))(...asked)
}
