import { Section } from '@/components/ui/Section'
import type { HomePage, Media } from '@/payload-types'
import { excerpt, SECTOR_DESCRIPTION_LENGTH } from '@/src/domain/excerpt'
import { Picture } from '../Picture'
import { SectionHead } from '../page/SectionHead'
import { CardLink } from './CardLink'
import styles from './SectorGrid.module.css'

const WIDE = '(min-width: 75rem) 43rem, (min-width: 60rem) 54vw, (min-width: 40rem) 45vw, 92vw'
const NARROW = '(min-width: 75rem) 30rem, (min-width: 60rem) 38vw, (min-width: 40rem) 45vw, 92vw'

type Sector = { url: string; title: string; summary: string; picture: Media | number }
type Props = { texts: HomePage['sectors']; sectors: readonly Sector[] }

/** The sectors with their pictures, a wide one beside a narrow one and the other way round below. */
export function SectorGrid({ texts, sectors }: Props) {
  if (sectors.length === 0) return null
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
              sizes={isWide(place) ? WIDE : NARROW}
              className={styles.picture}
            />
            <h3>{title}</h3>
            <p>{excerpt(summary, SECTOR_DESCRIPTION_LENGTH)}</p>
            <CardLink url={url} label={texts.cardLinkLabel} of={title} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

// As the style sheet lays them out: wide, narrow, narrow, wide, and so on.
function isWide(place: number) {
  return place % 4 === 0 || place % 4 === 3
}
