import type { PublicSiteWords } from '@/src/content/siteWords'
import { type CompanyDetails, telephoneHref } from '@/src/domain/pages/company'
import { mailtoLink } from '@/src/domain/urls/mailtoLink'
import { SingleMessagePage } from './SingleMessagePage'
import styles from './SingleMessagePage.module.css'
import { Wordmark } from './Wordmark'

type Props = { company: CompanyDetails; words: PublicSiteWords['maintenanceWords'] }

export function MaintenanceMessage({ company, words }: Props) {
  const { name, phone, email } = company
  return (
    <SingleMessagePage drawing={11}>
      <p className={styles.code}>
        <Wordmark name={name} />
      </p>
      <h1>{words.title}</h1>
      <p className={styles.lead}>{words.explanation}</p>
      {phone || email ? <p className={styles.lead}>{words.meanwhile}</p> : null}
      <p className={styles.ways}>
        {phone ? <a href={telephoneHref(phone)}>{phone}</a> : null}
        {email ? <a href={mailtoLink(email)}>{email}</a> : null}
      </p>
    </SingleMessagePage>
  )
}
