import { Container } from '@/components/ui/Container'
import { jobListWords } from '@/src/content/fr/jobList'
import { jobOfferWords } from '@/src/content/fr/jobOfferPage'
import { type ListedOffer, missionLines } from '@/src/domain/listedOffer'
import { OfferList } from './OfferList'
import styles from './OfferText.module.css'

/** Everything an offer says: what is to be done and by whom, beside what it is done with and for. */
export function OfferText({ offer }: { offer: ListedOffer }) {
  return (
    <Container className={styles.text}>
      <div className={styles.main}>
        <OfferList title={jobOfferWords.mission} entries={missionLines(offer.mission)} />
        <OfferList title={jobListWords.profile} entries={offer.profile} />
      </div>
      <div className={styles.aside}>
        <OfferList title={jobListWords.stack} entries={offer.stack} look="tags" />
        <OfferList title={jobListWords.benefits} entries={offer.benefits} look="short" />
      </div>
    </Container>
  )
}
