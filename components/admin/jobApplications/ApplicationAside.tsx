import type { Elements } from '@/components/ui/elements'
import { applicationDocumentWords } from '@/src/content/admin/applicationDocument'
import { historyWords } from '@/src/content/admin/applicationHistory'
import { noteWords } from '@/src/content/admin/applicationNotes'
import { formatDateTime } from '@/src/content/dates'
import type { SiteTimezone } from '@/src/domain/languages/siteLocale'
import { isAnonymised } from '@/src/domain/people/retention'
import type { ShownAnswer } from '@/src/plugins/answers/queries/findAnswers'
import { OTHERS } from '@/src/plugins/document-reading/admin/reviewSession'
import { OtherApplications } from '@/src/plugins/linked-persons/admin/OtherApplications'
import type { OtherApplications as Others } from '@/src/plugins/linked-persons/queries/findOtherApplications'
import { type Colleague, noteParts } from '@/src/plugins/opinions/rules/colleagueMention'
import type { findApplicationRecord } from '@/src/queries/findApplicationRecord'
import styles from './ApplicationAside.module.css'
import { History } from './History'
import { Notes } from './Notes'

type Props = {
  answers: ShownAnswer[]
  application: { id: number; candidateEmail: string; isSpam?: boolean | null }
  /** The section of candidate replies, and the panels of plugins. */
  children: Elements
  colleagues: readonly Colleague[]
  folder: string
  others: Others
  record: Awaited<ReturnType<typeof findApplicationRecord>>
  timezone: SiteTimezone
}

/** Right column of an application: replies, notes, other applications of the person, history. */
export function ApplicationAside({
  answers,
  application,
  children,
  colleagues,
  folder,
  others,
  record,
  timezone,
}: Props) {
  const notes = record.notes.map(({ id, text, mentions, author, authorName, createdAt }) => ({
    ...{ id, author },
    parts: noteParts(
      text,
      colleagues.filter((one) => mentions.includes(one.id)),
    ),
    authorName: authorName ?? noteWords.byNobody,
    writtenAt: formatDateTime(createdAt, timezone),
  }))
  return (
    <div className={styles.aside}>
      {children}
      <section aria-label={noteWords.title}>
        <h3>{noteWords.title}</h3>
        <Notes application={application.id} colleagues={colleagues} notes={notes} />
      </section>
      <section aria-label={applicationDocumentWords.others} id={OTHERS}>
        <h3>{applicationDocumentWords.others}</h3>
        <OtherApplications
          application={application.id}
          canLink={!isAnonymised(application.candidateEmail) && !application.isSpam}
          folder={folder}
          others={others}
          timezone={timezone}
        />
      </section>
      <section aria-label={historyWords.title}>
        <h3>{historyWords.title}</h3>
        <History
          answers={answers}
          earlier={record.earlierEvents}
          events={record.events}
          timezone={timezone}
        />
      </section>
    </div>
  )
}
