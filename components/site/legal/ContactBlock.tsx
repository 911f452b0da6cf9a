import type { LegalNotice } from '@/payload-types'
import { legalNoticeWords as words } from '@/src/content/fr/pages'
import { telephoneHref } from '@/src/domain/company'
import { Paragraphs } from '../page/Paragraphs'
import styles from './ContactBlock.module.css'

export function ContactBlock({ intro, email, phone }: LegalNotice['contact']) {
  return (
    <>
      {intro ? <Paragraphs text={intro} /> : null}
      <address className={styles.coordinates}>
        <span>
          {words.email} <a href={`mailto:${email}`}>{email}</a>
        </span>
        {phone ? (
          <span>
            {words.phone} <a href={telephoneHref(phone)}>{phone}</a>
          </span>
        ) : null}
      </address>
    </>
  )
}
