import type { PayloadRequest } from 'payload'
import { ActionNotice } from '@/components/admin/notice/ActionNotice'
import { findDemoVisits } from '@/src/plugins/statistics/queries/findDemoVisits'
import { STATISTICS_PAGES } from '@/src/plugins/statistics/rules/statisticsPages'
import { demoVisitsText as text } from '@/src/plugins/statistics/words/admin/demoVisits'

/** Warns that the figures include demonstration visits, and links to the statistics, where they are removed. */
export async function DemoVisitsLink({ req: { payload } }: { req: PayloadRequest }) {
  const period = await findDemoVisits(payload)
  if (!period) return null
  const href = `/admin${STATISTICS_PAGES.audience}`
  return <ActionNotice action={text.seeOrRemove} href={href} sentence={text.sentence(period)} />
}
