import { maintenanceWords } from '@/src/content/fr/site'
import { type CompanyDetails, telephoneHref } from '@/src/domain/company'
import { NavyScreen } from './NavyScreen'
import styles from './NavyScreen.module.css'
import { Wordmark } from './Wordmark'

export function MaintenanceMessage({ company }: { company: CompanyDetails }) {
  const { name, phone, email } = company
  return (
    <NavyScreen drawing={11}>
      <p className={styles.code}>
        <Wordmark name={name} />
      </p>
      <h1>{maintenanceWords.title}</h1>
      <p className={styles.lead}>{maintenanceWords.explanation}</p>
      {phone || email ? <p className={styles.lead}>{maintenanceWords.meanwhile}</p> : null}
      <p className={styles.ways}>
        {phone ? <a href={telephoneHref(phone)}>{phone}</a> : null}
        {email ? <a href={`mailto:${email}`}>{email}</a> : null}
      </p>
    </NavyScreen>
  )
}
