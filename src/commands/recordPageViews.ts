import type { Payload } from 'payload'
import type { AnonymousView, Visit } from '@/src/domain/visits/visit'
import { readVisitPath, UNKNOWN_PAGE_PATH, withSourceSlug } from '@/src/domain/visits/visitPath'
import { findVisitedDocuments } from '@/src/queries/findVisitedDocuments'
import { isCountedWithoutConsent } from '@/src/queries/websiteSettings'
import { recordVisits } from './recordVisits'

export type PageView = Visit | AnonymousView

/**
 * Records page views with normalised paths: unknown paths are merged. Views without consent count
 * only while the setting allows it.
 */
export async function recordPageViews(payload: Payload, seen: PageView[]): Promise<void> {
  const pages = await replaceUnknownPaths(payload, seen)
  const visits = pages.filter((page) => 'visitorId' in page)
  const anonymous = pages.filter((page) => !('visitorId' in page))
  const isCounted = anonymous.length > 0 && (await isCountedWithoutConsent(payload))
  if (visits.length === 0 && !isCounted) return
  await recordVisits(payload, visits, isCounted ? anonymous : [])
}

async function replaceUnknownPaths(payload: Payload, seen: PageView[]): Promise<PageView[]> {
  const paths = seen.map(({ pagePath }) => readVisitPath(pagePath))
  const houseSlug = await findVisitedDocuments(
    payload,
    paths.flatMap(({ needs }) => needs ?? []),
  )
  return seen.map((page, index) => {
    const { path = UNKNOWN_PAGE_PATH, needs = null } = paths[index] ?? {}
    if (!needs) return { ...page, pagePath: path }
    const slug = houseSlug(needs)
    return { ...page, pagePath: slug ? withSourceSlug(path, needs, slug) : UNKNOWN_PAGE_PATH }
  })
}
