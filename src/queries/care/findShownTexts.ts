import type { CareEntry } from '@/src/domain/care/care'
import { textsToShorten } from '@/src/domain/care/shownTexts'
import { isPageCollection, PAGE_GLOBALS } from '@/src/domain/pages/contentPages'
import { LONGEST_TITLE } from '@/src/domain/pages/metadata'
import type { CareAsked } from './careChecks'
import type { EditedContent } from './readEditedContent'

// As many as anybody would read through.
const MOST_OFFERS = 200

/** Titles and descriptions of pages and open offers that are missing, or that search engines will cut. */
export async function findShownTexts({ req, content }: CareAsked): Promise<CareEntry[]> {
  const { docs } = await req.payload.find({
    collection: 'job-offers',
    where: { isActive: { equals: true } },
    ...{ user: req.user, overrideAccess: false, depth: 0, pagination: false },
    limit: MOST_OFFERS,
    select: { title: true },
  })
  const offers = docs.filter(({ title }) => title.length > LONGEST_TITLE)
  return [
    ...content.filter(isPage).flatMap(shownBySearchEngines),
    ...offers.map(({ id, title }) => ({
      ...{ kind: 'longTitle' as const, length: title.length, field: 'title' },
      place: { collection: 'job-offers', id, title },
    })),
  ]
}

function isPage({ place }: EditedContent) {
  if ('collection' in place) return isPageCollection(place.collection)
  // The home page is called by the name of the firm, and described by the settings of the site.
  return place.global !== 'home-page' && PAGE_GLOBALS.some((slug) => slug === place.global)
}

function shownBySearchEngines({ place, document }: EditedContent): CareEntry[] {
  const { title, summary, intro, seo } = document
  const { metaTitle, metaDescription }: Record<string, unknown> = { ...Object(seo) }
  return textsToShorten({ place, title, summary: summary ?? intro, metaTitle, metaDescription })
}
