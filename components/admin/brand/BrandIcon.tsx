import type { ServerProps } from 'payload'
import styles from './Brand.module.css'
import { companyOf } from './companyOf'

/** The company's initial, first in the path of every page of the admin. */
export async function BrandIcon({ payload }: ServerProps) {
  const company = await companyOf(payload)
  return <span className={styles.icon}>{company.name.slice(0, 1)}</span>
}
