import { readFileSync } from 'node:fs'
import {
  FALLBACK_EDITION,
  type LanguageEdition,
  PUBLISHED_EDITIONS,
  serializeEdition,
} from '@/src/domain/languages/edition'
import { SOURCE_LANGUAGE } from '@/src/domain/languages/siteLocale'

export type FallbackPageOfEdition = (edition: LanguageEdition) => Buffer | undefined

/** Reads the prerendered fallback pages of each edition, once, from the built site. */
export function readFallbackPages() {
  const notFound = PUBLISHED_EDITIONS.filter(
    (edition) => serializeEdition(edition) !== serializeEdition(FALLBACK_EDITION),
  )
  const translations = PUBLISHED_EDITIONS.filter(({ language }) => language !== SOURCE_LANGUAGE)
  const failure = readPageOfEachEdition(PUBLISHED_EDITIONS, 'panne')
  return {
    failure: (edition: LanguageEdition) => failure(edition) ?? Buffer.of(),
    gone: readPageOfEachEdition(PUBLISHED_EDITIONS, 'introuvable'),
    // The French 404 page is Next's own not-found page.
    notFound: readPageOfEachEdition(notFound, 'introuvable'),
    untranslated: readPageOfEachEdition(translations, 'non-traduite'),
  }
}

function readPageOfEachEdition(
  editions: readonly LanguageEdition[],
  page: string,
): FallbackPageOfEdition {
  const read = new Map(
    editions
      .map(serializeEdition)
      .map((edition) => [
        edition,
        readFileSync(`.next/server/app/maintenance/${edition}/${page}.html`),
      ]),
  )
  return (edition) => read.get(serializeEdition(edition))
}
