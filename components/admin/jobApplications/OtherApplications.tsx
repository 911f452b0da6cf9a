import { applicationDocumentWords as words } from '@/src/content/admin/applicationDocument'
import { formatDate } from '@/src/content/dates'
import { applicationStatusLabels } from '@/src/content/statusLabels'
import type { SiteTimezone } from '@/src/domain/languages/siteLocale'
import type { ApplicationStatus } from '@/src/domain/submissions/applicationStatus'
import { Link } from '../frame/routing'
import styles from './OtherApplications.module.css'

type Props = {
  applications: { id: number; jobTitle: string; status: ApplicationStatus; createdAt: string }[]
  folder: string
  timezone: SiteTimezone
}

/** What else this person has applied for, one click away. */
export function OtherApplications({ applications, folder, timezone }: Props) {
  if (applications.length === 0) return <p className={styles.none}>{words.noOthers}</p>
  return (
    <ul className={styles.list}>
      {applications.map(({ id, jobTitle, status, createdAt }) => (
        <li key={id}>
          <Link href={`${folder}/${id}`} prefetch={false}>
            {jobTitle}
          </Link>
          <span>
            {formatDate(createdAt, timezone)} · {applicationStatusLabels[status]}
          </span>
        </li>
      ))}
    </ul>
  )
}
