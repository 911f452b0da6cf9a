import type { ServerProps } from 'payload'
import { adminTitle } from '@/src/content/admin/brand'
import styles from './Brand.module.css'
import { companyOf, identityOf } from './companyOf'

/** Above the sign-in form: where one is, and whose it is. */
export async function BrandLogo({ payload }: ServerProps) {
  const [company, { logo }] = await Promise.all([companyOf(payload), identityOf(payload)])
  return (
    <div className={styles.logo}>
      {/* biome-ignore lint/performance/noImgElement: the file as it is, an SVG most often. */}
      {logo ? <img alt="" className={styles.firm} src={logo.src} /> : null}
      <p className={styles.title}>{adminTitle}</p>
      <p>{company.name}</p>
    </div>
  )
}
