import { ButtonLink } from '@/components/ui/Button'
import { Container } from '@/components/ui/Container'
import { applicationPageWords as words } from '@/src/content/fr/applicationPage'
import { submissionWarningSentences } from '@/src/content/fr/submission'
import { HOME_PATH, JOB_LIST_PATH } from '@/src/domain/sitePaths'
import styles from './ApplicationMessage.module.css'

type Props = { missingCv: boolean; missingLetter: boolean }

export function ApplicationSent({ missingCv, missingLetter }: Props) {
  return (
    <Container className={styles.message} width="text">
      <h1>{words.sentTitle}</h1>
      <p>{words.sentText}</p>
      <p>{words.sentNext}</p>
      {missingCv ? (
        <p className={styles.warning}>{submissionWarningSentences.cvNotStored}</p>
      ) : null}
      {missingLetter ? (
        <p className={styles.warning}>{submissionWarningSentences.coverLetterNotStored}</p>
      ) : null}
      <p className={styles.actions}>
        <ButtonLink href={HOME_PATH}>{words.backHome}</ButtonLink>
        <ButtonLink href={JOB_LIST_PATH} variant="secondary">
          {words.moreOffers}
        </ButtonLink>
      </p>
    </Container>
  )
}
