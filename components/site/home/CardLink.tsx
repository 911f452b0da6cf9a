import { ArrowRight } from 'lucide'
import { Icon } from '@/components/ui/Icon'
import { Link } from '@/components/ui/Link'
import styles from './CardLink.module.css'

type Props = {
  url: string
  label: string
  /** Hidden text after the label, so that the link says which card it belongs to. */
  subject: string
}

/** The link of a card, clickable on the whole card. The card must be positioned. */
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
