import type { PayloadRequest } from 'payload'
import { ActionNotice } from '@/components/admin/notice/ActionNotice'
import { findDemoVisitsPeriod } from '@/src/plugins/statistics/queries/findDemoVisitsPeriod'
import { STATISTICS_PAGES } from '@/src/plugins/statistics/rules/statisticsPages'
import { demoVisitsText as text } from '@/src/plugins/statistics/words/admin/demoVisits'

/** Warns that the figures include demonstration visits, and links to the statistics, where they are removed. */
export async function DemoVisitsWidgetNotice({ req: { payload } }: { req: PayloadRequest }) {
  const period = await findDemoVisitsPeriod(payload)
  if (!period) return null
  const href = `/admin${STATISTICS_PAGES.audience}`
  return <ActionNotice action={text.seeOrRemove} href={href} sentence={text.sentence(period)} />
}
