import { Link } from '@/components/admin/frame/routing'
import type { ChildrenWithoutText } from '@/components/ui/childrenWithoutText'
import styles from './ActionNotice.module.css'

type Props = { sentence: string } & (
  | { href: string; action: string; children?: undefined }
  | { href?: undefined; action?: undefined; children: ChildrenWithoutText }
)

/** A message about something that staff must act on, with a link to the page or with a control to act here. */
export function ActionNotice({ sentence, href, action, children }: Props) {
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
