import { Link } from '@/components/admin/frame/routing'
import { formatDate } from '@/src/content/dates'
import type { SiteTimezone } from '@/src/domain/languages/siteLocale'
import type { OtherApplicationsAndLinks as Others } from '@/src/plugins/linked-persons/queries/findOtherApplications'
import {
  earlierApplicationWords,
  applicationLinkWords as words,
} from '@/src/plugins/linked-persons/words/admin/applicationLinks'
import { applicationDecisionText, candidateReplyDateText } from './earlierDecisions'
import { LinkApplicationButton } from './LinkApplicationButton'
import styles from './OtherApplications.module.css'
import { UnlinkButton } from './UnlinkButton'

type Props = {
  application: number
  /** Whether the application may be linked: false for anonymised applications and for spam. */
  canLink: boolean
  folder: string
  others: Others
  timezone: SiteTimezone
}

/** Other applications of this person with decisions and replies, and the links that staff made by hand. */
export function OtherApplications({ application, canLink, folder, others, timezone }: Props) {
  const { applications, links } = others
  return (
    <>
      {applications.length === 0 ? (
        <p className={styles.none}>{earlierApplicationWords.none}</p>
      ) : (
        <ul className={styles.list}>
          {applications.map((other) => (
            <li key={other.id}>
              <Link href={`${folder}/${other.id}`} prefetch={false}>
                {other.jobTitle}
              </Link>
              <span>
                {[
                  formatDate(other.createdAt, timezone),
                  ...(other.isSameOffer ? [earlierApplicationWords.sameOffer] : []),
                  ...(other.isLinked ? [other.candidateName, words.byHand] : []),
                ].join(', ')}
              </span>
              <strong>{applicationDecisionText(other, timezone)}</strong>
              {other.answer?.sentAt ? (
                <details className={styles.answer}>
                  <summary>
                    {earlierApplicationWords.answer(
                      other.answer.subject,
                      formatDate(other.answer.sentAt, timezone),
                    )}
                  </summary>
                  <p>{other.answer.body}</p>
                </details>
              ) : (
                <span>{candidateReplyDateText(other, timezone)}</span>
              )}
            </li>
          ))}
        </ul>
      )}
      {links.length > 0 && (
        <>
          <h4 className={styles.links}>{words.linksTitle}</h4>
          <ul className={styles.list}>
            {links.map(({ authorName, createdAt, id, pair }) => (
              <li key={id}>
                <b>{words.pair(pair)}</b>
                <span>
                  {words.madeBy(
                    authorName ?? words.deletedAccount,
                    formatDate(createdAt, timezone),
                  )}
                </span>
                <UnlinkButton link={id} pair={pair} />
              </li>
            ))}
          </ul>
        </>
      )}
      {canLink && (
        <LinkApplicationButton
          application={application}
          linkedIds={[application, ...applications.map(({ id }) => id)]}
        />
      )}
    </>
  )
}
