import type { LegalNotice } from '@/payload-types'
import { currentPageWords } from '@/src/content/currentPageWords'
import { telephoneHref } from '@/src/domain/pages/company'
import { mailtoLink } from '@/src/domain/urls/mailtoLink'
import { Paragraphs } from '../page/Paragraphs'
import styles from './ContactBlock.module.css'

export async function ContactBlock({ intro, email, phone }: LegalNotice['contact']) {
  const { legalNoticeWords: words } = await currentPageWords()
  return (
    <>
      {intro ? <Paragraphs text={intro} /> : null}
      <address className={styles.coordinates}>
        <span>
          {words.email} <a href={mailtoLink(email)}>{email}</a>
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
