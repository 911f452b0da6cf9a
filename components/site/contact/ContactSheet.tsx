import type { ReactNode } from 'react'
import { Link } from '@/components/ui/Link'
import { contactWords } from '@/src/content/contactPage'
import styles from './ContactSheet.module.css'

type Props = {
  /** What the firm does with what is sent. */
  notice: string | null | undefined
  children: ReactNode
}

/** The sheet of paper that the contact form stands on. */
export function ContactSheet({ notice, children }: Props) {
  return (
    <div className={styles.sheet}>
      <p className={styles.small}>{contactWords.required}</p>
      {children}
      <p className={styles.small}>
        {notice} <Link href="/mentions-legales">{contactWords.legalNotice}</Link>
      </p>
    </div>
  )
}
