import type { Elements } from '@/components/ui/elements'
import { Link } from '../frame/routing'
import styles from './Notice.module.css'

type Props = { sentence: string } & (
  | { href: string; action: string; children?: undefined }
  | { href?: undefined; action?: undefined; children: Elements }
)

/** What needs somebody, and the way to where it is settled, or what settles it here. */
export function Notice({ sentence, href, action, children }: Props) {
  if (href === undefined) {
    return (
      <div className={styles.notice}>
        <p>{sentence}</p>
        {children}
      </div>
    )
  }
  return (
    <p className={styles.notice}>
      <span>{sentence}</span>{' '}
      <Link href={href} prefetch={false}>
        {action}
      </Link>
    </p>
  )
}
