import { Mail, Phone } from 'lucide'
import type { ChildrenWithoutText } from '@/components/ui/childrenWithoutText'
import { Icon } from '@/components/ui/Icon'
import { applicationDocumentWords as words } from '@/src/content/admin/applicationDocument'
import { applicationOriginWords as originWords } from '@/src/content/admin/applicationOrigin'
import { applicationViewWords } from '@/src/content/admin/jobApplicationView'
import { formatDateTime } from '@/src/content/dates'
import { visitorLanguageWords } from '@/src/content/visitorLanguage'
import { visitSourceLabels } from '@/src/content/visitSources'
import type { SiteLanguage, SiteTimezone } from '@/src/domain/languages/siteLocale'
import { isAnonymisedEmail } from '@/src/domain/people/retention'
import type { HeardFromChoice } from '@/src/domain/submissions/heardFrom'
import { mailtoLink } from '@/src/domain/urls/mailtoLink'
import type { VisitSource } from '@/src/domain/visits/visit'
import type { VisitOrigin } from '@/src/domain/visits/visitOrigin'
import styles from './CandidateDetails.module.css'
import { ScrollableLine } from './ScrollableLine'

type Props = {
  application: {
    candidateEmail: string
    candidatePhone?: string | null
    createdAt: string
    jobTitle: string
    language: SiteLanguage
    source?: VisitSource | null
    heardFrom?: HeardFromChoice | null
  } & { [part in keyof VisitOrigin]?: string | null }
  timezone: SiteTimezone
  /** Actions other than the decision. */
  beside?: ChildrenWithoutText
  /** Earlier decisions on this person, and their contact messages. */
  children?: ChildrenWithoutText
}

/** Job title, date, source and contact details. The candidate's name is in the page's heading. */
export function CandidateDetails({ application, beside, children, timezone }: Props) {
  const { candidateEmail, candidatePhone, createdAt, jobTitle, heardFrom, language, source } =
    application
  const applied = visitorLanguageWords.applied(language)
  return (
    <header className={styles.candidate}>
      <div className={styles.first}>
        <h2 title={jobTitle}>{jobTitle}</h2>
        {beside}
      </div>
      <ScrollableLine className={styles.facts} label={words.facts}>
        <p>{applicationViewWords.receivedOn(formatDateTime(createdAt, timezone))}</p>
        {source && <p>{originWords.origin(visitSourceLabels[source], application)}</p>}
        {heardFrom && <p>{originWords.heardFrom(heardFrom)}</p>}
        {applied && <p>{applied}</p>}
      </ScrollableLine>
      {isAnonymisedEmail(candidateEmail) ? (
        <p>{applicationViewWords.anonymised}</p>
      ) : (
        <ul aria-label={words.contact} className={styles.contact}>
          <li>
            <Icon icon={Mail} size={1} />
            <a href={mailtoLink(candidateEmail)}>{candidateEmail}</a>
          </li>
          <li>
            <Icon icon={Phone} size={1} />
            {candidatePhone ? (
              <a href={`tel:${candidatePhone}`}>{candidatePhone}</a>
            ) : (
              <span>{applicationViewWords.noPhone}</span>
            )}
          </li>
        </ul>
      )}
      {children}
    </header>
  )
}
