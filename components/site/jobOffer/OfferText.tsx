import { Container } from '@/components/ui/Container'
import { pageWords } from '@/src/content/pageWords'
import { type ListedOffer, missionLines } from '@/src/domain/listedOffer'
import { OfferList } from './OfferList'
import styles from './OfferText.module.css'

/** Everything an offer says: what is to be done and by whom, beside what it is done with and for. */
export async function OfferText({ offer }: { offer: ListedOffer }) {
  const { jobOfferWords, jobCardWords } = await pageWords()
  return (
    <Container className={styles.text}>
      <div className={styles.main}>
        <OfferList title={jobOfferWords.mission} entries={missionLines(offer.mission)} />
        <OfferList title={jobCardWords.profile} entries={offer.profile} />
      </div>
      <div className={styles.aside}>
        <OfferList title={jobCardWords.stack} entries={offer.stack} look="tags" />
        <OfferList title={jobCardWords.benefits} entries={offer.benefits} look="short" />
      </div>
    </Container>
  )
}
