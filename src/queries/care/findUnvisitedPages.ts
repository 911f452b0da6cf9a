import type { PayloadRequest } from 'payload'
import type { CareEntry } from '@/src/domain/care/care'
import { SOURCE_LANGUAGE } from '@/src/domain/languages/siteLocale'
import { PAGE_COLLECTIONS, type PageCollection, pagePath } from '@/src/domain/pages/contentPages'
import { dayIn } from '@/src/domain/text/frenchDate'
import { lastDays } from '@/src/domain/visits/period'
import { readTimezone } from '../readTimezone'
import { readCountedVisits } from '../visits/readCountedVisits'
import type { CareAsked } from './careChecks'

/** So long a page may wait for its first reader. */
const UNVISITED_DAYS = 90

/** Pages that are published and that nobody has opened for so long. Nothing while so much is not counted yet. */
export async function findUnvisitedPages({ req, now }: CareAsked): Promise<CareEntry[]> {
  const timezone = await readTimezone(req.payload)
  const period = lastDays(UNVISITED_DAYS, dayIn(timezone, now))
  // Asked for one thing alone: whether counting had begun by then.
  const compared = { current: period, previous: { from: period.from, to: period.from } }
  const asked = { period, compared, charted: [compared.previous], mostPages: null }
  const counted = await readCountedVisits(req.payload, asked)
  if (!counted.compared) return []
  const visited = new Set(counted.topPages.map(({ page }) => page))
  const unvisited: CareEntry[] = []
  for (const collection of PAGE_COLLECTIONS) {
    for (const { id, paths, title } of await readPublishedPages(req, collection)) {
      if (paths.some((path) => visited.has(path))) continue
      if (!(await wasPublishedBefore(req, { collection, id, day: period.from }))) continue
      unvisited.push({ kind: 'unvisited', place: { collection, id, title } })
    }
  }
  return unvisited
}

/** With the addresses at which they have stood: a page that was renamed was read at its former one. */
async function readPublishedPages({ payload, user }: PayloadRequest, collection: PageCollection) {
  const { docs } = await payload.find({
    collection,
    where: { _status: { equals: 'published' } },
    select: { title: true, slug: true, previousSlugs: true },
    locale: SOURCE_LANGUAGE,
    pagination: false,
    depth: 0,
    showHiddenFields: true,
    overrideAccess: false,
    user,
  })
  return docs.map(({ id, previousSlugs, slug, title }) => {
    const paths = [slug, ...(previousSlugs ?? [])].map((one) => pagePath(collection, one))
    return { id, paths, title }
  })
}

type Asked = { collection: PageCollection; id: number; day: string }

/** As its kept versions know: of one that is saved all the time nothing is said rather than something false. */
async function wasPublishedBefore(
  { payload, user }: PayloadRequest,
  { collection, id, day }: Asked,
) {
  const { totalDocs } = await payload.countVersions({
    collection,
    where: {
      parent: { equals: id },
      'version._status': { equals: 'published' },
      createdAt: { less_than: day },
    },
    overrideAccess: false,
    user,
  })
  return totalDocs > 0
}
