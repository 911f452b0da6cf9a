import { defaultJobListTexts } from '@/src/content/fr/jobList'
import { JOB_LIST_PATH, LEGAL_NOTICE_PATH, VALUES_PATH } from '@/src/domain/addresses/sitePaths'
import type { SiteLanguage } from '@/src/domain/languages/siteLocale'
import { collectionIn } from '@/src/domain/pages/contentPages'
import { keptCompany, keptJobListTexts } from '@/src/kept/content'
import { keptOfferAddress } from '@/src/kept/offers'
import { keptAdnHub, keptLegalNotice, keptPages } from '@/src/kept/pages'

type Titled = { title?: string | null } | null

const PAGES: Record<string, (language: SiteLanguage) => Promise<Titled>> = {
  '/accueil': readHome,
  [JOB_LIST_PATH]: async (language) => (await keptJobListTexts(language)) ?? defaultJobListTexts,
  [VALUES_PATH]: keptAdnHub,
  [LEGAL_NOTICE_PATH]: keptLegalNotice,
}

/** The title of a public page by its address without the leading slash; null when there is none. */
export async function readPageTitle(path: string, language: SiteLanguage): Promise<string | null> {
  const [folder = '', slug, ...deeper] = path.split('/')
  if (deeper.length > 0) return null
  const page = slug
    ? await readPageBelow(`/${folder}`, slug, language)
    : await PAGES[`/${folder}`]?.(language)
  return page?.title || null
}

async function readPageBelow(
  folder: string,
  slug: string,
  language: SiteLanguage,
): Promise<Titled> {
  if (folder === JOB_LIST_PATH) return readOffer(slug)
  const collection = collectionIn(folder)
  return collection ? keptPages[collection](language, slug) : null
}

async function readHome(language: SiteLanguage): Promise<Titled> {
  const { tagline, name } = await keptCompany(language)
  return { title: tagline || name }
}

async function readOffer(slug: string): Promise<Titled> {
  const address = await keptOfferAddress(slug)
  return address.state === 'open' ? address.offer : null
}
