import { defaultJobListTexts } from '@/src/content/jobList'
import { keptCompany, keptJobListTexts } from '@/src/kept/content'
import { keptOfferAddress } from '@/src/kept/offers'
import {
  keptAdnHub,
  keptExpertisePage,
  keptLegalNotice,
  keptSectorPage,
  keptValuePage,
} from '@/src/kept/pages'

type Titled = { title?: string | null } | null

const PAGES: Record<string, () => Promise<Titled>> = {
  accueil: readHome,
  'nos-offres': async () => (await keptJobListTexts()) ?? defaultJobListTexts,
  'notre-adn': keptAdnHub,
  'mentions-legales': keptLegalNotice,
}

const PAGES_BELOW: Record<string, (slug: string) => Promise<Titled>> = {
  expertises: keptExpertisePage,
  secteurs: keptSectorPage,
  'notre-adn': keptValuePage,
  'nos-offres': readOffer,
}

/** The title of a public page by its address without the leading slash; null when there is none. */
export async function readPageTitle(path: string): Promise<string | null> {
  const [folder = '', slug, ...deeper] = path.split('/')
  if (deeper.length > 0) return null
  const page = slug ? await PAGES_BELOW[folder]?.(slug) : await PAGES[folder]?.()
  return page?.title || null
}

async function readHome(): Promise<Titled> {
  const { tagline, name } = await keptCompany()
  return { title: tagline || name }
}

async function readOffer(slug: string): Promise<Titled> {
  const address = await keptOfferAddress(slug)
  return address.state === 'open' ? address.offer : null
}
