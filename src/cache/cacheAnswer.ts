import { unstable_cache } from 'next/cache'
import type { Payload } from 'payload'
import { SITE_LANGUAGES, type SiteLanguage } from '@/src/domain/languages/siteLocale'
import { cacheTags } from '@/src/domain/pages/cacheTag'
import { payloadInstance } from '@/src/payload'
import { type Reader, visitor } from '@/src/queries/reader'
import { currentReader } from './currentReader'

type Cached = {
  /** Unlike that of any other cached answer. */
  name: string
  /** The collections and globals that the answer is made from. */
  madeFrom: readonly string[]
  /** Those whose words it says; all, unless told. */
  languages?: readonly SiteLanguage[]
}

/**
 * Keeps the answer of a query until staff change what it was made from: one for all languages.
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
 * Keeps what a query finds, but not that it found nothing by that name: anybody can ask for any amount of
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

// What is thrown is not cached.
class NothingFound extends Error {}

/** Keeps what a query answers in each language, until its words change or what all languages share. */
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

/** Keeps a page in each language, and reads its draft instead while staff preview it. */
export function cachePage<Asked extends string[], Answer>(
  cached: Cached,
  query: (payload: Payload, reader: Reader, ...asked: Asked) => Promise<Answer | null>,
) {
  return orDraft(cacheFoundWords(cached, query), query)
}

/** The same of settings, which are always there. */
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

/** Keeps what a query finds in each language, but not that it found nothing by that name. */
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
