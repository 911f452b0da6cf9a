import notice from '@/components/admin/notice/ActionNotice.module.css'
import { formatDate, formatDateTime } from '@/src/content/dates'
import type { SiteTimezone } from '@/src/domain/languages/siteLocale'
import { spamDeletionDate } from '@/src/domain/submissions/spam'
import { spamWords as words } from '@/src/plugins/linked-persons/words/admin/spam'
import { SpamButton } from './SpamButton'
import styles from './SpamNotice.module.css'

type Props = {
  application: { id: number; spamMarkedAt?: string | null; spamMarkedByName?: string | null }
  timezone: SiteTimezone
}

/** Notice on a spam application: who marked it, when it will be deleted, and a button to remove the mark. */
export function SpamNotice({ application, timezone }: Props) {
  const { id, spamMarkedAt, spamMarkedByName } = application
  return (
    <div className={`${notice.notice} ${styles.spam}`}>
      {spamMarkedAt && (
        <p>
          <strong>
            {words.notice(formatDateTime(spamMarkedAt, timezone), spamMarkedByName ?? null)}
          </strong>{' '}
          <span>{words.consequence(formatDate(spamDeletionDate(spamMarkedAt), timezone))}</span>
        </p>
      )}
      <SpamButton id={id} isSpam onward={null} />
    </div>
  )
}
