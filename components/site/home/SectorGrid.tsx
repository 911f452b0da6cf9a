import { Section } from '@/components/ui/Section'
import type { HomePage, Media } from '@/payload-types'
import { currentPageWords } from '@/src/content/currentPageWords'
import { SECTOR_DESCRIPTION_SHORTENING_RULE, shortenText } from '@/src/domain/text/shortenText'
import { Picture } from '../Picture'
import { SectionHead } from '../page/SectionHead'
import { PHONE_FULL_WIDTH_SIZES } from '../pictureSizes'
import { CardLink } from './CardLink'
import styles from './SectorGrid.module.css'

// A wide image is 43rem at most, less than a tenth more than declared here.
const WIDE_CARD_SIZES = `(min-width: 60rem) min(54vw, 40rem), (min-width: 40rem) 45vw, ${PHONE_FULL_WIDTH_SIZES}`
const NARROW_CARD_SIZES = `(min-width: 60rem) min(38vw, 30rem), (min-width: 40rem) 45vw, ${PHONE_FULL_WIDTH_SIZES}`

type ListedSector = { url: string; title: string; summary: string; picture: Media | number }
type Props = { texts: HomePage['sectors']; sectors: readonly ListedSector[] }

/** The sectors with their images, in alternating wide and narrow cells. */
export async function SectorGrid({ texts, sectors }: Props) {
  if (sectors.length === 0) return null
  const { homeWords } = await currentPageWords()
  return (
    <Section id="secteurs" labelledBy="titre-secteurs" tone="surface">
      <div className={styles.head}>
        <SectionHead id="titre-secteurs" heading={texts.heading} intro={texts.intro} />
      </div>
      <ul className={`plain-list ${styles.sectors}`}>
        {sectors.map(({ url, title, summary, picture }, place) => (
          <li key={url}>
            <Picture
              picture={picture}
              sizes={isWideCard(place) ? WIDE_CARD_SIZES : NARROW_CARD_SIZES}
              className={styles.picture}
            />
            <h3>{title}</h3>
            <p>{shortenText(summary, SECTOR_DESCRIPTION_SHORTENING_RULE)}</p>
            <CardLink
              url={url}
              label={texts.cardLinkLabel}
              subject={homeWords.linkSubject(title)}
            />
          </li>
        ))}
      </ul>
    </Section>
  )
}

// Matches the style sheet: wide, narrow, narrow, wide, and so on.
function isWideCard(place: number) {
  return place % 4 === 0 || place % 4 === 3
}
