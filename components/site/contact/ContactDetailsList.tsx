import { currentPageWords } from '@/src/content/currentPageWords'
import { type CompanyDetails, telephoneHref } from '@/src/domain/pages/company'
import { mailtoLink } from '@/src/domain/urls/mailtoLink'
import styles from './ContactDetailsList.module.css'

type Props = { company: CompanyDetails }

/** Contact details and opening hours; empty values are omitted. */
export async function ContactDetailsList({ company }: Props) {
  const { contactWords } = await currentPageWords()
  const { address, email, phone, openingHours } = company
  return (
    <dl className={styles.coordinates}>
      {address ? (
        <div>
          <dt>{contactWords.address}</dt>
          <dd className={styles.lines}>{address}</dd>
        </div>
      ) : null}
      {email ? (
        <div>
          <dt>{contactWords.email}</dt>
          <dd>
            <a href={mailtoLink(email)}>{email}</a>
          </dd>
        </div>
      ) : null}
      {phone ? (
        <div>
          <dt>{contactWords.phone}</dt>
          <dd>
            <a href={telephoneHref(phone)}>{phone}</a>
          </dd>
        </div>
      ) : null}
      {openingHours.length > 0 ? (
        <div>
          <dt>{contactWords.openingHours}</dt>
          {openingHours.map(({ days, hours }) => (
            <dd key={days} className={styles.hours}>
              <span>{days}</span> <span>{hours}</span>
            </dd>
          ))}
        </div>
      ) : null}
    </dl>
  )
}
