import { readFileSync } from 'node:fs'
import {
  type Edition,
  editionText,
  FALLBACK_EDITION,
  OPEN_EDITIONS,
} from '@/src/domain/languages/edition'
import { SOURCE_LANGUAGE } from '@/src/domain/languages/siteLocale'

export type EditionPages = (edition: Edition) => Buffer | undefined

/** The prerendered fallback pages of each edition, read once from the built site. */
export function editionPages() {
  const notFound = OPEN_EDITIONS.filter(
    (edition) => editionText(edition) !== editionText(FALLBACK_EDITION),
  )
  const translations = OPEN_EDITIONS.filter(({ language }) => language !== SOURCE_LANGUAGE)
  const failure = pagesOfEditions(OPEN_EDITIONS, 'panne')
  return {
    failure: (edition: Edition) => failure(edition) ?? Buffer.of(),
    gone: pagesOfEditions(OPEN_EDITIONS, 'introuvable'),
    // The French 404 page is Next's own not-found page.
    notFound: pagesOfEditions(notFound, 'introuvable'),
    untranslated: pagesOfEditions(translations, 'non-traduite'),
  }
}

function pagesOfEditions(editions: readonly Edition[], page: string): EditionPages {
  const read = new Map(
    editions
      .map(editionText)
      .map((edition) => [
        edition,
        readFileSync(`.next/server/app/maintenance/${edition}/${page}.html`),
      ]),
  )
  return (edition) => read.get(editionText(edition))
}
