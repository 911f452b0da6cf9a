import type { CareEntry } from '@/src/domain/care/care'
import { HOUSE_LANGUAGE } from '@/src/domain/languages/siteLocale'
import { byLanguage } from '@/src/domain/languages/translation'
import { isPageCollection, pagePath } from '@/src/domain/pages/contentPages'
import { dayIn } from '@/src/domain/text/frenchDate'
import { lastDays } from '@/src/domain/visits/period'
import { readTimezone } from '../readTimezone'
import { readCountedVisits } from '../visits/readCountedVisits'
import type { CareAsked } from './careChecks'
import type { EditedContent } from './readEditedContent'

/** So long a page may wait for its first reader. */
const UNVISITED_DAYS = 90

/** Pages that are published and that nobody has opened for so long. Nothing while so much is not counted yet. */
export async function findUnvisitedPages({ req, content, now }: CareAsked): Promise<CareEntry[]> {
  const timezone = await readTimezone(req.payload)
  const period = lastDays(UNVISITED_DAYS, dayIn(timezone, now))
  // Asked for one thing alone: whether counting had begun by then.
  const compared = { current: period, previous: { from: period.from, to: period.from } }
  const asked = { period, compared, charted: [compared.previous], mostPages: null }
  const counted = await readCountedVisits(req.payload, asked)
  if (!counted.compared) return []
  const visited = new Set(counted.topPages.map(({ page }) => page))
  return content.flatMap(({ place, document }) => {
    const path = publishedSince({ place, document }, period.from)
    return path === null || visited.has(path) ? [] : [{ kind: 'unvisited' as const, place }]
  })
}

/** Where a page stands that was there already on that day; null of everything else. */
function publishedSince(
  { place, document }: Pick<EditedContent, 'place' | 'document'>,
  day: string,
) {
  if (!('collection' in place) || !isPageCollection(place.collection)) return null
  const { slug, _status: status, createdAt } = document
  const own = byLanguage(slug)[HOUSE_LANGUAGE] ?? slug
  const isThere = status === 'published' && String(createdAt).slice(0, 10) < day
  return isThere && typeof own === 'string' ? pagePath(place.collection, own) : null
}
