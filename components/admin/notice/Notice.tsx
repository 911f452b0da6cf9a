import { Link } from '../frame/routing'
import styles from './Notice.module.css'

type Props = { sentence: string; href: string; action: string }

/** What needs somebody, and the way to where it is settled. */
export function Notice({ sentence, href, action }: Props) {
  return (
    <p className={styles.notice}>
      {sentence}{' '}
      <Link href={href} prefetch={false}>
        {action}
      </Link>
    </p>
  )
}
