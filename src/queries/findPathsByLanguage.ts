import type { Payload } from 'payload'
import type { PathsByLanguage } from '@/src/domain/languages/alternates'
import {
  SITE_LANGUAGES,
  type SiteLanguage,
  SOURCE_LANGUAGE,
} from '@/src/domain/languages/siteLocale'
import {
  internalPagePath,
  type PageCollection,
  type PageGlobal,
  SINGLE_PAGE_PATHS,
} from '@/src/domain/pages/contentPages'
import { createVisitorReadOptions } from './contentReadOptions'
import { findTranslatedDocuments, findTranslatedGlobal } from './findTranslated'

/**
 * Finds the languages in which the site is published: those in which the home page is written.
 * French is always included.
 */
export async function findPublishedLanguages(payload: Payload): Promise<SiteLanguage[]> {
  const homes = await findInEachLanguage((language) =>
    findTranslatedGlobal(payload, createVisitorReadOptions(language), 'home-page'),
  )
  return SITE_LANGUAGES.filter((language) => language === SOURCE_LANGUAGE || homes[language])
}

/** Finds the paths at which a global page is published. */
export async function findSinglePagePaths(
  payload: Payload,
  page: Exclude<PageGlobal, 'home-page' | 'job-list-page'>,
): Promise<PathsByLanguage> {
  const open = await findPublishedLanguages(payload)
  const pages = await findInEachLanguage((language) =>
    findTranslatedGlobal(payload, createVisitorReadOptions(language), page),
  )
  return samePathByLanguage(
    open.filter((language) => pages[language]),
    SINGLE_PAGE_PATHS[page],
  )
}

type PageKey = { collection: PageCollection; slug: string; language: SiteLanguage }

/** Finds the paths at which a page is published, including its own, by its slug in one language. */
export async function findPagePaths(
  payload: Payload,
  { collection, slug, language }: PageKey,
): Promise<PathsByLanguage> {
  const where = { slug: { equals: slug } }
  const options = { collection, where, depth: 0, most: 1 } as const
  const [page] = await findTranslatedDocuments(payload, createVisitorReadOptions(language), options)
  if (!page) return {}
  const open = await findPublishedLanguages(payload)
  const found = await findInEachLanguage((other) =>
    findTranslatedDocuments(payload, createVisitorReadOptions(other), {
      ...options,
      where: { id: { equals: page.id } },
    }),
  )
  const paths = open.flatMap((other) =>
    (found[other] ?? []).map((one) => [other, internalPagePath(collection, one.slug)] as const),
  )
  return Object.fromEntries(paths)
}

/** Returns the same path in each of these languages. */
export function samePathByLanguage(
  languages: readonly SiteLanguage[],
  path: string,
): PathsByLanguage {
  return Object.fromEntries(languages.map((language) => [language, path]))
}

async function findInEachLanguage<Answer>(ask: (language: SiteLanguage) => Promise<Answer>) {
  const answers = await Promise.all(
    SITE_LANGUAGES.map(async (language) => [language, await ask(language)] as const),
  )
  const byLanguage: Partial<Record<SiteLanguage, Answer>> = Object.fromEntries(answers)
  return byLanguage
}
