import { ButtonLink } from '@/components/ui/Button'
import { Container } from '@/components/ui/Container'
import type { ChildrenWithoutText } from '@/components/ui/childrenWithoutText'
import { currentPageWords } from '@/src/content/currentPageWords'
import { HOME_PATH, JOB_LIST_PATH } from '@/src/domain/urls/sitePaths'
import styles from './ApplicationMessage.module.css'

type Props = {
  answerDays: number
  missingCv: boolean
  missingLetter: boolean
  /** Sections of plugins. */
  children: ChildrenWithoutText
}

export async function ApplicationSent({ answerDays, missingCv, missingLetter, children }: Props) {
  const { applicationPageWords, applicationSentWords, submissionWarningSentences } =
    await currentPageWords()
  return (
    <Container className={styles.message} width="text">
      <h1>{applicationSentWords.sentTitle}</h1>
      <p>{applicationSentWords.sentText}</p>
      <p>{applicationSentWords.sentNext}</p>
      <p>{applicationPageWords.promise(answerDays)}</p>
      {missingCv ? (
        <p className={styles.warning}>{submissionWarningSentences.cvNotStored}</p>
      ) : null}
      {missingLetter ? (
        <p className={styles.warning}>{submissionWarningSentences.coverLetterNotStored}</p>
      ) : null}
      {children}
      <p className={styles.actions}>
        <ButtonLink href={HOME_PATH}>{applicationSentWords.backHome}</ButtonLink>
        <ButtonLink href={JOB_LIST_PATH} variant="secondary">
          {applicationPageWords.moreOffers}
        </ButtonLink>
      </p>
    </Container>
  )
}
