import { ArrowRight } from 'lucide'
import { Container } from '@/components/ui/Container'
import { Icon } from '@/components/ui/Icon'
import { Link } from '@/components/ui/Link'
import type { Media } from '@/payload-types'
import type { IconName } from '@/src/domain/look/icon'
import { CardIcon } from '../CardIcon'
import { Picture } from '../Picture'
import { PHONE_FULL_WIDTH_SIZES } from '../pictureSizes'
import { RevealList } from '../RevealList'
import styles from './ValueCards.module.css'

type ValueCard = {
  id: number
  title: string
  summary: string
  icon: IconName
  picture: Media | number
  url: string
}

type Props = { values: readonly ValueCard[]; linkLabel: string }

/** Cards of the values pages; the title link covers the whole card. */
export function ValueCards({ values, linkLabel }: Props) {
  return (
    <Container>
      <RevealList className={styles.cards}>
        {values.map(({ id, title, summary, icon, picture, url }) => (
          <li key={id}>
            <div className={styles.picture}>
              <Picture
                picture={picture}
                sizes={`(min-width: 60rem) 40rem, (min-width: 40rem) 92vw, ${PHONE_FULL_WIDTH_SIZES}`}
              />
            </div>
            <CardIcon name={icon} size={1.75} className={styles.icon} />
            <h2>
              <Link href={url}>{title}</Link>
            </h2>
            <p>{summary}</p>
            <span className={styles.more}>
              <span>{linkLabel}</span>
              <Icon icon={ArrowRight} size={1.125} className={styles.arrow} />
            </span>
          </li>
        ))}
      </RevealList>
    </Container>
  )
}
