import { findCachedCompanyDetails, findCachedJobListTexts } from '@/src/cache/content'
import { findCachedOfferBySlug } from '@/src/cache/offers'
import { cachedPageQueries, findCachedAdnHub, findCachedLegalNotice } from '@/src/cache/pages'
import { defaultJobListTexts } from '@/src/content/fr/jobList'
import type { SiteLanguage } from '@/src/domain/languages/siteLocale'
import { collectionOfFolder } from '@/src/domain/pages/contentPages'
import { JOB_LIST_PATH, LEGAL_NOTICE_PATH, VALUES_PATH } from '@/src/domain/urls/sitePaths'

type TitledPage = { title?: string | null } | null

const TITLE_READER_BY_PATH: Record<string, (language: SiteLanguage) => Promise<TitledPage>> = {
  '/accueil': readHomeTitle,
  [JOB_LIST_PATH]: async (language) =>
    (await findCachedJobListTexts(language)) ?? defaultJobListTexts,
  [VALUES_PATH]: findCachedAdnHub,
  [LEGAL_NOTICE_PATH]: findCachedLegalNotice,
}

/** The title of a public page by its path without the leading slash; null when there is none. */
export async function readPageTitle(path: string, language: SiteLanguage): Promise<string | null> {
  const [folder = '', slug, ...deeper] = path.split('/')
  if (deeper.length > 0) return null
  const page = slug
    ? await readTitleOfPageInFolder(`/${folder}`, slug, language)
    : await TITLE_READER_BY_PATH[`/${folder}`]?.(language)
  return page?.title || null
}

async function readTitleOfPageInFolder(
  folder: string,
  slug: string,
  language: SiteLanguage,
): Promise<TitledPage> {
  if (folder === JOB_LIST_PATH) return readOfferTitle(slug)
  const collection = collectionOfFolder(folder)
  return collection ? cachedPageQueries[collection](language, slug) : null
}

async function readHomeTitle(language: SiteLanguage): Promise<TitledPage> {
  const { tagline, name } = await findCachedCompanyDetails(language)
  return { title: tagline || name }
}

async function readOfferTitle(slug: string): Promise<TitledPage> {
  const address = await findCachedOfferBySlug(slug)
  return address.state === 'open' ? address.offer : null
}
