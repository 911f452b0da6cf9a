import { PageHero } from '@/components/site/page/PageHero'
import { Button } from '@/components/ui/Button'
import { Container } from '@/components/ui/Container'
import { Link } from '@/components/ui/Link'
import { currentPageLanguage } from '@/src/content/currentPageWords'
import { langAttribute, OFFER_LANGUAGE, type SiteTimezone } from '@/src/domain/languages/siteLocale'
import { submissionUrl } from '@/src/domain/submissions/submission'
import { PERSONAL_DATA_PATH } from '@/src/domain/urls/sitePaths'
import { LINK_TOKEN_PARAMETER } from '../rules/candidatePage'
import type { CandidateNotice } from '../rules/candidateSession'
import { candidateWords } from '../words/candidateWords'
import { CandidateActions } from './CandidateActions'
import styles from './CandidatePage.module.css'

type Props = {
  token: string
  /** Whether this browser has opened the session of the link with the code. */
  hasSession: boolean
  notice: CandidateNotice | null
  application: {
    offerTitle: string | null
    sentAt: Date
    answerDueOn: Date | null
    awaitsAnswer: boolean
    repliedAt: Date | null
    files: readonly string[]
    /** Shown in an open session only. */
    phone: string | null
    letter: string | null
    withdrawnAt: Date | null
    eraseAt: Date | null
    isCodeMailed: boolean
  }
  /** Applications for the same offer that this one can replace, in an open session only. */
  earlier: readonly { sentAt: Date }[]
  /** The words of the status, and what happens next. */
  status: { words: string; next: string }
  timezone: SiteTimezone
}

/** What a candidate sees of an application. */
export async function TrackedApplicationView(page: Props) {
  const { token, application, notice, timezone } = page
  const language = await currentPageLanguage()
  const words = candidateWords[language]
  const { answerDueOn, awaitsAnswer, files, offerTitle, repliedAt, sentAt, withdrawnAt } =
    application
  const status = withdrawnAt
    ? {
        words: words.withdrawn.words,
        next: words.withdrawn.next(words.day(withdrawnAt.toISOString(), timezone)),
      }
    : page.status
  const offerLanguage = offerTitle ? langAttribute(language, OFFER_LANGUAGE) : undefined
  return (
    <>
      <PageHero title={words.title} />
      <Container className={styles.page} width="text">
        {notice ? (
          <p className={styles.notice} role="status">
            {words.notices[notice]}
          </p>
        ) : null}
        <section aria-labelledby="status" className={styles.status}>
          <h2 id="status">{words.status}</h2>
          <p className={styles.state}>{status.words}</p>
          <h3>{words.next}</h3>
          <p className={styles.next}>{status.next}</p>
        </section>
        <section aria-labelledby="facts">
          <h2 id="facts">{words.facts}</h2>
          <dl className={styles.facts}>
            <div>
              <dt>{words.offer}</dt>
              <dd lang={offerLanguage}>{offerTitle ?? words.spontaneous}</dd>
            </div>
            <div>
              <dt>{words.sentOn}</dt>
              <dd>{words.day(sentAt.toISOString(), timezone)}</dd>
            </div>
            {awaitsAnswer && answerDueOn ? (
              <div>
                <dt>{words.dueOn}</dt>
                <dd>{words.storedDay(answerDueOn.toISOString())}</dd>
              </div>
            ) : null}
            {repliedAt ? (
              <div>
                <dt>{words.repliedOn}</dt>
                <dd>{words.day(repliedAt.toISOString(), timezone)}</dd>
              </div>
            ) : null}
            <div>
              <dt>{words.files}</dt>
              {files.length > 0 ? (
                files.map((name) => (
                  <dd key={name} translate="no">
                    {name}
                  </dd>
                ))
              ) : (
                <dd>{words.noFiles}</dd>
              )}
            </div>
          </dl>
        </section>
        <CandidateActions {...page} />
        <p className={styles.quiet}>
          <span>{words.personal}</span> <Link href={PERSONAL_DATA_PATH}>{words.rights}</Link>
        </p>
        <details className={styles.fold}>
          <summary>{words.notMine}</summary>
          <form action={submissionUrl('/api/suivi/pas-moi', language)} method="post">
            <input name={LINK_TOKEN_PARAMETER} type="hidden" value={token} />
            <p>{words.notMineText}</p>
            <Button type="submit" variant="secondary">
              {words.notMineButton}
            </Button>
          </form>
        </details>
      </Container>
    </>
  )
}
