import type { Payload } from 'payload'
import type { AnonymousView, VisitorPageView } from '@/src/domain/visits/visit'
import {
  parseReportedPath,
  pathWithSourceSlug,
  UNKNOWN_PAGE_PATH,
} from '@/src/domain/visits/visitPath'
import { findVisitedSourceSlugs } from '@/src/queries/findVisitedSourceSlugs'
import { isViewCountedWithoutConsent } from '@/src/queries/websiteSettings'
import { recordVisits } from './recordVisits'

export type PageView = VisitorPageView | AnonymousView

/**
 * Records page views with normalised paths: unknown paths are merged. Views without consent count
 * only while the setting allows it.
 */
export async function recordPageViews(payload: Payload, seen: PageView[]): Promise<void> {
  const pages = await normaliseViewedPaths(payload, seen)
  const visits = pages.filter((page) => 'visitorId' in page)
  const anonymous = pages.filter((page) => !('visitorId' in page))
  const isCounted = anonymous.length > 0 && (await isViewCountedWithoutConsent(payload))
  if (visits.length === 0 && !isCounted) return
  await recordVisits(payload, visits, isCounted ? anonymous : [])
}

async function normaliseViewedPaths(payload: Payload, seen: PageView[]): Promise<PageView[]> {
  const paths = seen.map(({ pagePath }) => parseReportedPath(pagePath))
  const houseSlug = await findVisitedSourceSlugs(
    payload,
    paths.flatMap(({ needs }) => needs ?? []),
  )
  return seen.map((page, index) => {
    const { path = UNKNOWN_PAGE_PATH, needs = null } = paths[index] ?? {}
    if (!needs) return { ...page, pagePath: path }
    const slug = houseSlug(needs)
    return { ...page, pagePath: slug ? pathWithSourceSlug(path, needs, slug) : UNKNOWN_PAGE_PATH }
  })
}
