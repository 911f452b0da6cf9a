import { Link } from '@payloadcms/ui'
import { ArrowRight, Plus } from 'lucide'
import type { WidgetServerProps } from 'payload'
import { Icon } from '@/components/ui/Icon'
import { dashboardText } from '@/src/content/admin/dashboard'
import { figureAddresses, newOfferAddress } from './addresses'
import { Panel } from './Panel'
import styles from './QuickActionsWidget.module.css'

const text = dashboardText.actions

export function QuickActionsWidget({ req }: WidgetServerProps) {
  if (!req.user) return null
  return (
    <Panel title={text.title}>
      <ul className={styles.actions}>
        <li>
          <Link className={styles.primary} href={newOfferAddress} prefetch={false}>
            <Icon icon={Plus} size={1.4} />
            {text.createOffer}
          </Link>
        </li>
        <li>
          <Link className={styles.action} href={figureAddresses.totalApplications} prefetch={false}>
            {text.applications}
            <Icon icon={ArrowRight} size={1.4} />
          </Link>
        </li>
        <li>
          <Link className={styles.action} href={figureAddresses.totalMessages} prefetch={false}>
            {text.messages}
            <Icon icon={ArrowRight} size={1.4} />
          </Link>
        </li>
      </ul>
    </Panel>
  )
}
