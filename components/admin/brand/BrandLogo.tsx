import type { ServerProps } from 'payload'
import { adminTitle } from '@/src/content/admin/brand'
import styles from './Brand.module.css'
import { companyOf } from './companyOf'

/** Above the sign-in form: where one is, and whose it is. */
export async function BrandLogo({ payload }: ServerProps) {
  const company = await companyOf(payload)
  return (
    <div className={styles.logo}>
      <p className={styles.title}>{adminTitle}</p>
      <p>{company.name}</p>
    </div>
  )
}
