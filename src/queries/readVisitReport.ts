import type { Payload, TypedUser } from 'payload'
import type { SiteTimezone } from '@/src/domain/siteLocale'
import type { VisitReport } from '@/src/domain/visits/visitReport'
import type { VisitRange } from '@/src/domain/visits/visitStats'
import { findPageTitles } from './findPageTitles'
import { readVisitStats } from './readVisitStats'

type Asked = { user: TypedUser; range: VisitRange; now: Date; timezone: SiteTimezone }

/** All that the panel shows of a range. */
export async function readVisitReport(
  payload: Payload,
  { user, ...asked }: Asked,
): Promise<VisitReport> {
  const stats = await readVisitStats(payload, asked)
  const pageTitles = await findPageTitles(payload, {
    pages: stats.topPages.map(({ page }) => page),
    user,
  })
  return { stats, pageTitles, offers: [] }
}
