import { formatDateTime } from '@/src/content/dates'
import { OPINIONS_ANCHOR_ID } from '@/src/domain/admin/opinionRequested'
import type { SiteTimezone } from '@/src/domain/languages/siteLocale'
import type { FoundOpinions } from '../queries/findOpinions'
import { opinionAnswerLabels, opinionWords as words } from '../words/admin'
import { OpinionForm } from './OpinionForm'
import styles from './OpinionsSection.module.css'

type Props = FoundOpinions & { application: number; timezone: SiteTimezone }

/** The opinions of colleagues, oldest first; above them the form for the user's own opinion. */
export function OpinionsSection({ application, isAsked, opinions, timezone }: Props) {
  const hasGiven = opinions.some(({ isOwn }) => isOwn)
  return (
    <section
      aria-label={words.title}
      className={styles.section}
      id={OPINIONS_ANCHOR_ID}
      tabIndex={-1}
    >
      <h3>{words.title}</h3>
      {!hasGiven && <OpinionForm application={application} isAsked={isAsked} />}
      {opinions.length > 0 && (
        <ol className={styles.opinions}>
          {opinions.map(({ authorName, createdAt, id, opinion, sentence }) => (
            <li key={id}>
              <strong>{opinionAnswerLabels[opinion]}</strong>
              {sentence && <p>{sentence}</p>}
              <span className={styles.by}>
                <span>{authorName ?? words.deletedAccount}</span> ·{' '}
                <time dateTime={createdAt}>{formatDateTime(createdAt, timezone)}</time>
              </span>
            </li>
          ))}
        </ol>
      )}
      {hasGiven && opinions.length === 1 && <p className={styles.by}>{words.alone}</p>}
    </section>
  )
}
