import type { SiteTimezone } from '@/src/domain/languages/siteLocale'
import { INITIAL_APPLICATION_STATUS } from '@/src/domain/submissions/applicationStatus'
import type { OtherApplicationsAndLinks } from '@/src/plugins/linked-persons/queries/findOtherApplications'
import { earlierApplicationWords as words } from '@/src/plugins/linked-persons/words/admin/applicationLinks'
import styles from './EarlierApplicationDecision.module.css'
import {
  applicationDecisionText,
  candidateReplyDateText,
  OTHER_APPLICATIONS_SECTION_ID,
} from './earlierDecisions'

type Props = { applications: OtherApplicationsAndLinks['applications']; timezone: SiteTimezone }

/** Counts the other applications of this person, and those for the same offer; shows the latest decision. */
export function EarlierApplicationDecision({ applications, timezone }: Props) {
  if (applications.length === 0) return null
  const [latest] = applications
    .filter(({ status }) => status !== INITIAL_APPLICATION_STATUS)
    .toSorted((a, b) => (b.statusChangedAt ?? '').localeCompare(a.statusChangedAt ?? ''))
  const sameOffer = applications.filter(({ isSameOffer }) => isSameOffer).length
  return (
    <a className={styles.earlier} href={`#${OTHER_APPLICATIONS_SECTION_ID}`}>
      {latest ? (
        <>
          <span>{`${words.before(applications.length, sameOffer)}\u00A0: `}</span>
          <strong>{applicationDecisionText(latest, timezone)}</strong>
          <span>{`, ${candidateReplyDateText(latest, timezone).toLowerCase()}`}</span>
        </>
      ) : (
        <span>{words.undecided(applications.length, sameOffer)}</span>
      )}
    </a>
  )
}
