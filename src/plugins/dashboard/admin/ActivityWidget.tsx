import { Link } from '@payloadcms/ui'
import type { IconNode } from 'lucide'
import { BriefcaseBusiness, MessageSquareText, UserRound } from 'lucide'
import type { WidgetServerProps } from 'payload'
import { DashboardPanel } from '@/components/admin/dashboard/DashboardPanel'
import { Icon } from '@/components/ui/Icon'
import { formatDate, formatTime } from '@/src/content/dates'
import type { ActivityKind } from '@/src/plugins/dashboard/rules/dashboard'
import { daysSince } from '@/src/plugins/dashboard/rules/trend'
import { dashboardText } from '@/src/plugins/dashboard/words/admin'
import { readSiteTimezone } from '@/src/queries/readSiteTimezone'
import styles from './ActivityWidget.module.css'
import { findRecentActivityOnce, readDashboardFiguresOnce } from './dashboardFacts'
import { adminDocumentPath, collectionByActivityKind, listUrlByFigure } from './dashboardUrls'

const activityText = dashboardText.activity
const iconByActivityKind: Record<ActivityKind, IconNode> = {
  application: UserRound,
  message: MessageSquareText,
  offer: BriefcaseBusiness,
}

/** Dashboard widget: counts of open records, and the latest applications, messages and offers. */
export async function ActivityWidget({ req }: WidgetServerProps) {
  const [activities, figures] = await Promise.all([
    findRecentActivityOnce(req),
    readDashboardFiguresOnce(req),
  ])
  if (!activities || !figures) return null
  const timezone = await readSiteTimezone(req.payload)
  const now = new Date()
  return (
    <DashboardPanel title={activityText.title}>
      <ul className={styles.state}>
        <li>
          <Link href={listUrlByFigure.pendingApplications} prefetch={false}>
            {activityText.pending(figures.pendingApplications)}
          </Link>
        </li>
        <li>
          <Link href={listUrlByFigure.newMessages} prefetch={false}>
            {activityText.unread(figures.newMessages)}
          </Link>
        </li>
        <li>
          <Link href={listUrlByFigure.activeJobs} prefetch={false}>
            {activityText.active(figures.activeJobs)}
          </Link>
        </li>
      </ul>
      {activities.length === 0 && <p className={styles.none}>{activityText.none}</p>}
      <ol className={styles.activities}>
        {activities.map(({ kind, id, title, detail, at }) => (
          <li key={`${kind}-${id}`}>
            <Link
              className={styles.activity}
              href={adminDocumentPath(collectionByActivityKind[kind], id)}
              prefetch={false}
            >
              <Icon className={styles.icon} icon={iconByActivityKind[kind]} size={1.4} />
              <span className={styles.words}>
                <span className={styles.kind}>{activityText.kinds[kind]}</span>{' '}
                <span className={styles.name}>{title}</span>
                {detail !== '' && <span className={styles.detail}> {detail}</span>}
              </span>
              <time className={styles.moment} dateTime={at.toISOString()}>
                {activityText.moment({
                  days: daysSince(at, now, timezone),
                  time: kind === 'offer' ? undefined : formatTime(at, timezone),
                  date: formatDate(at, timezone),
                })}
              </time>
            </Link>
          </li>
        ))}
      </ol>
    </DashboardPanel>
  )
}
