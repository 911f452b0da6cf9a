import type { ServerProps } from 'payload'
import { findCompany } from '@/src/queries/findCompany'
import styles from './Brand.module.css'

/** The company's initial, first in the path of every page of the admin. */
export async function BrandIcon({ payload }: ServerProps) {
  const company = await findCompany(payload)
  return <span className={styles.icon}>{company.name.slice(0, 1)}</span>
}
