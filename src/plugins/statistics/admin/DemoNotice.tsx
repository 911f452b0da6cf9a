import type { PayloadRequest } from 'payload'
import { Notice } from '@/components/admin/notice/Notice'
import { isActiveSuperAdmin } from '@/src/domain/accounts/roles'
import { STATISTICS_PAGES } from '@/src/domain/admin/statisticsPages'
import { findDemoVisits } from '@/src/plugins/statistics/queries/findDemoVisits'
import { demoVisitsText as text } from '@/src/plugins/statistics/words/admin/demoVisits'
import { RemoveDemoVisits } from './RemoveDemoVisits'
import styles from './StatisticsFrame.module.css'

type Props = {
  req: Pick<PayloadRequest, 'payload' | 'user'>
  /** True on other pages than the statistics: the notice links to the statistics instead of removing the visits. */
  isElsewhere?: boolean
}

/** Warns that the figures include demonstration visits; a Super Administrator can remove these visits. */
export async function DemoNotice({ req: { payload, user }, isElsewhere = false }: Props) {
  const period = await findDemoVisits(payload)
  if (!period) return null
  const sentence = text.sentence(period)
  if (isElsewhere) {
    const href = `/admin${STATISTICS_PAGES.audience}`
    return <Notice action={text.seeOrRemove} href={href} sentence={sentence} />
  }
  return (
    <div className={styles.notice}>
      <Notice sentence={sentence}>{isActiveSuperAdmin(user) && <RemoveDemoVisits />}</Notice>
    </div>
  )
}
