import type { PayloadRequest } from 'payload'
import { ActionNotice } from '@/components/admin/notice/ActionNotice'
import { isActiveSuperAdmin } from '@/src/domain/accounts/roles'
import { findDemoVisitsPeriod } from '@/src/plugins/statistics/queries/findDemoVisitsPeriod'
import { demoVisitsText as text } from '@/src/plugins/statistics/words/admin/demoVisits'
import { RemoveDemoVisits } from './RemoveDemoVisits'
import styles from './StatisticsFrame.module.css'

/** Warns that the figures include demonstration visits; a Super Administrator can remove these visits. */
export async function DemoVisitsNotice({
  req: { payload, user },
}: {
  req: Pick<PayloadRequest, 'payload' | 'user'>
}) {
  const period = await findDemoVisitsPeriod(payload)
  if (!period) return null
  return (
    <div className={styles.notice}>
      <ActionNotice sentence={text.sentence(period)}>
        {isActiveSuperAdmin(user) && <RemoveDemoVisits />}
      </ActionNotice>
    </div>
  )
}
