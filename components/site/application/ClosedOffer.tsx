import { ButtonLink } from '@/components/ui/Button'
import { Container } from '@/components/ui/Container'
import { currentPageWords } from '@/src/content/currentPageWords'
import { SPONTANEOUS_APPLICATION_SLUG } from '@/src/domain/offers/jobOffer'
import { pathOfApplicationForm } from '@/src/domain/offers/listedOffer'
import { JOB_LIST_PATH } from '@/src/domain/urls/sitePaths'
import styles from './ApplicationMessage.module.css'
import { BackToOffers } from './BackToOffers'

export async function ClosedOffer() {
  const { applicationPageWords: words } = await currentPageWords()
  return (
    <Container className={styles.message} width="text">
      <BackToOffers />
      <h1>{words.closedTitle}</h1>
      <p>{words.closedText}</p>
      <p className={styles.actions}>
        <ButtonLink href={pathOfApplicationForm(SPONTANEOUS_APPLICATION_SLUG)}>
          {words.sendSpontaneous}
        </ButtonLink>
        <ButtonLink href={JOB_LIST_PATH} variant="secondary">
          {words.moreOffers}
        </ButtonLink>
      </p>
    </Container>
  )
}
