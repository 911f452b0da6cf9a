import type { ReactNode } from 'react'
import { Link } from '@/components/ui/Link'
import { contactWords } from '@/src/content/fr/contactPage'
import { LEGAL_NOTICE_PATH } from '@/src/domain/sitePaths'
import { FormSheet } from '../submission/FormSheet'
import styles from './ContactSheet.module.css'

type Props = {
  /** What the firm does with what is sent. */
  notice: string | null | undefined
  children: ReactNode
}

/** The sheet that the contact form stands on, with what becomes of its content below. */
export function ContactSheet({ notice, children }: Props) {
  return (
    <FormSheet required={contactWords.required}>
      {children}
      <p className={styles.notice}>
        {notice} <Link href={LEGAL_NOTICE_PATH}>{contactWords.legalNotice}</Link>
      </p>
    </FormSheet>
  )
}
