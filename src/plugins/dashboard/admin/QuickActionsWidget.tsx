import { Link } from '@payloadcms/ui'
import { ArrowRight, Plus } from 'lucide'
import type { WidgetServerProps } from 'payload'
import { DashboardPanel } from '@/components/admin/dashboard/DashboardPanel'
import { Icon } from '@/components/ui/Icon'
import { dashboardText } from '@/src/plugins/dashboard/words/admin'
import { listUrlByFigure, newOfferUrl } from './dashboardUrls'
import styles from './QuickActionsWidget.module.css'

const quickActionsText = dashboardText.actions

export function QuickActionsWidget({ req }: WidgetServerProps) {
  if (!req.user) return null
  return (
    <DashboardPanel title={quickActionsText.title}>
      <ul className={styles.actions}>
        <li>
          <Link className={styles.primary} href={newOfferUrl} prefetch={false}>
            <Icon icon={Plus} size={1.4} />
            {quickActionsText.createOffer}
          </Link>
        </li>
        <li>
          <Link className={styles.action} href={listUrlByFigure.totalApplications} prefetch={false}>
            {quickActionsText.applications}
            <Icon icon={ArrowRight} size={1.4} />
          </Link>
        </li>
        <li>
          <Link className={styles.action} href={listUrlByFigure.totalMessages} prefetch={false}>
            {quickActionsText.messages}
            <Icon icon={ArrowRight} size={1.4} />
          </Link>
        </li>
      </ul>
    </DashboardPanel>
  )
}
