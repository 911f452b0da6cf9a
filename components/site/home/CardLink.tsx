import { ArrowRight } from 'lucide'
import { Icon } from '@/components/ui/Icon'
import { Link } from '@/components/ui/Link'
import { homeWords } from '@/src/content/fr/home'
import styles from './CardLink.module.css'

type Props = {
  url: string
  label: string /** What the card is about: the label alone says it of none. */
  of: string
}

/** The link of a card, which takes clicks anywhere on it. The card must be positioned. */
export function CardLink({ url, label, of }: Props) {
  return (
    <Link href={url} className={styles.link}>
      <span>
        {label}
        <span className="visually-hidden">{homeWords.linkSubject(of)}</span>
      </span>
      <Icon icon={ArrowRight} size={1.125} />
    </Link>
  )
}
