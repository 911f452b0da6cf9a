import { ArrowRight } from 'lucide'
import { Icon } from '@/components/ui/Icon'
import { Link } from '@/components/ui/Link'
import styles from './CardLink.module.css'

type Props = {
  url: string
  label: string
  /** Goes on with what the card is about: the label alone says it of none. */
  subject: string
}

/** The link of a card, which takes clicks anywhere on it. The card must be positioned. */
export function CardLink({ url, label, subject }: Props) {
  return (
    <Link href={url} className={styles.link}>
      <span>
        <span>{label}</span>
        <span className="visually-hidden">{subject}</span>
      </span>
      <Icon icon={ArrowRight} size={1.125} />
    </Link>
  )
}
