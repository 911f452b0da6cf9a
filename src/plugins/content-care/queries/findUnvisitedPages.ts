import type { PayloadRequest } from 'payload'
import { SOURCE_LANGUAGE } from '@/src/domain/languages/siteLocale'
import {
  internalPagePath,
  PAGE_COLLECTIONS,
  type PageCollection,
} from '@/src/domain/pages/contentPages'
import { dayInTimezone } from '@/src/domain/text/frenchDate'
import { periodOfLastDays } from '@/src/domain/visits/period'
import type { ContentProblem } from '@/src/plugins/content-care/rules/contentProblem'
import { readSiteTimezone } from '@/src/queries/readSiteTimezone'
import { readCountedVisits } from '@/src/queries/visits/readCountedVisits'
import type { ContentCheckInput } from './contentChecks'

/** A published page counts as unvisited after this many days without a view. */
const UNVISITED_DAYS = 90

/** Finds pages without a view in this period; none until views have been counted that long. */
export async function findUnvisitedPages({
  req,
  now,
}: ContentCheckInput): Promise<ContentProblem[]> {
  const timezone = await readSiteTimezone(req.payload)
  const period = periodOfLastDays(UNVISITED_DAYS, dayInTimezone(timezone, now))
  // The comparison only determines whether counting had started by then.
  const compared = { current: period, previous: { from: period.from, to: period.from } }
  const options = { period, compared, charted: [compared.previous], mostPages: null }
  const counted = await readCountedVisits(req.payload, options)
  if (!counted.compared) return []
  const visited = new Set(counted.topPages.map(({ page }) => page))
  const unvisited: ContentProblem[] = []
  for (const collection of PAGE_COLLECTIONS) {
    for (const { id, paths, title } of await readPublishedPages(req, collection)) {
      if (paths.some((path) => visited.has(path))) continue
      if (!(await wasPublishedBefore(req, { collection, id, day: period.from }))) continue
      unvisited.push({ kind: 'unvisited', place: { collection, id, title } })
    }
  }
  return unvisited
}

/** Reads the pages with their former slugs, under which a renamed page was viewed before. */
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
    const paths = [slug, ...(previousSlugs ?? [])].map((one) => internalPagePath(collection, one))
    return { id, paths, title }
  })
}

type PublishedBeforeOptions = { collection: PageCollection; id: number; day: string }

/**
 * Whether the page was published then, according to the retained versions. A page that is saved
 * often has no version that old, and is then not reported.
 */
async function wasPublishedBefore(
  { payload, user }: PayloadRequest,
  { collection, id, day }: PublishedBeforeOptions,
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
