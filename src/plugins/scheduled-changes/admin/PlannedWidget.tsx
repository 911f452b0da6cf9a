import { Link } from '@payloadcms/ui'
import type { WidgetServerProps } from 'payload'
import { DashboardPanel } from '@/components/admin/dashboard/DashboardPanel'
import { formatDateTime } from '@/src/content/dates'
import { hasStaffRights } from '@/src/domain/accounts/roles'
import { findPlannedChangesWithTitles } from '@/src/plugins/scheduled-changes/queries/findPlannedChangesWithTitles'
import {
  plannedChangeFailureReason,
  plannedChangeSentence,
  plannedChangeWords as words,
} from '@/src/plugins/scheduled-changes/words/admin/plannedChanges'
import { readSiteTimezone } from '@/src/queries/readSiteTimezone'
import { adminUrlOfPlannedPage } from './adminUrlOfPlannedPage'
import styles from './Planned.module.css'

/** Start page widget: the planned changes of all pages, with the late and the failed ones. */
export async function PlannedWidget({ req }: WidgetServerProps) {
  // The widget checks the user, because Payload renders it in its own request when it is added.
  if (!hasStaffRights(req.user)) return null
  const [changes, timezone] = await Promise.all([
    findPlannedChangesWithTitles(req, new Date()),
    readSiteTimezone(req.payload),
  ])
  return (
    <DashboardPanel title={words.panel}>
      {changes.length === 0 && <p className={styles.none}>{words.none}</p>}
      <ul className={styles.list}>
        {changes.map(({ id, place, title, kind, state, at, by, reason }) => (
          <li key={id}>
            <Link href={adminUrlOfPlannedPage(place)} prefetch={false}>
              {title}
            </Link>
            <span className={styles.line} data-state={state}>
              {plannedChangeSentence(kind, state, formatDateTime(at, timezone))}
            </span>
            {state === 'failed' && (
              <span className={styles.reason}>{plannedChangeFailureReason(reason)}</span>
            )}
            <span className={styles.quiet}>{words.by(by)}</span>
          </li>
        ))}
      </ul>
    </DashboardPanel>
  )
}
