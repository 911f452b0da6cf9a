import { unstable_cache } from 'next/cache'
import type { Payload } from 'payload'
import { SITE_LANGUAGES, type SiteLanguage } from '@/src/domain/languages/siteLocale'
import { cacheTags } from '@/src/domain/pages/cacheTag'
import { getPayloadInstance } from '@/src/payload'
import { type ContentReadOptions, createVisitorReadOptions } from '@/src/queries/contentReadOptions'
import { getCurrentContentReadOptions } from './getCurrentContentReadOptions'

type CachedQueryOptions = {
  /** The name of the query, unique among all cached queries. */
  name: string
  /** The collections and globals that the query reads. */
  sources: readonly string[]
  /** The languages of the texts in the result; all when omitted. */
  languages?: readonly SiteLanguage[]
  /** The age after which a result that changes without a save is read again. */
  revalidateSeconds?: number
}

/**
 * Caches the result of a query, for all languages together, until staff change the content that it
 * reads. `null` for an argument is not cached: clients can request any number of unknown names.
 */
export function cacheQuery<Args extends string[], Answer>(
  { name, sources, languages, revalidateSeconds }: CachedQueryOptions,
  query: (payload: Payload, ...args: Args) => Promise<Answer>,
) {
  const cached = unstable_cache(
    async (...args: Args) => {
      const answer = await query(await getPayloadInstance(), ...args)
      if (answer === null && args.length > 0) throw new UncachedResultError(answer)
      return answer
    },
    ['content', name],
    { tags: cacheTags(sources, languages), revalidate: revalidateSeconds },
  )
  return (...args: Args): Promise<Answer> =>
    cached(...args).catch((err) => {
      if (err instanceof UncachedResultError) return err.answer
      throw err
    })
}

// An error that carries the result, because Next does not cache a call that throws.
class UncachedResultError<Answer> extends Error {
  constructor(readonly answer: Answer) {
    super()
  }
}

/** Caches the result of a query for each language, until its texts or shared content change. */
export function cacheQueryByLanguage<Args extends string[], Answer>(
  { name, sources }: CachedQueryOptions,
  query: (payload: Payload, reader: ContentReadOptions, ...args: Args) => Promise<Answer>,
) {
  const cachedIn = (language: SiteLanguage) =>
    cacheQuery(
      { name: `${name} ${language}`, sources, languages: [language] },
      (payload, ...args: Args) => query(payload, createVisitorReadOptions(language), ...args),
    )
  const cached = new Map(SITE_LANGUAGES.map((language) => [language, cachedIn(language)]))
  return (language: SiteLanguage, ...args: Args) =>
    (cached.get(language) ?? cachedIn(language))(...args)
}

/** Like `cacheQueryByLanguage`, but during a preview the draft is read without the cache. */
export function cachePreviewableQuery<Args extends string[], Answer>(
  cached: CachedQueryOptions,
  query: (payload: Payload, reader: ContentReadOptions, ...args: Args) => Promise<Answer>,
) {
  const forVisitors = cacheQueryByLanguage(cached, query)
  return async (language: SiteLanguage, ...args: Args) => {
    const reader = await getCurrentContentReadOptions(language)
    return reader.draft
      ? query(await getPayloadInstance(), reader, ...args)
      : forVisitors(language, ...args)
  }
}
