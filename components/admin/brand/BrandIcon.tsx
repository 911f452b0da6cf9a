import type { ServerProps } from 'payload'
import styles from './Brand.module.css'
import { findBrandIdentityOnce, findCompanyDetailsOnce } from './findCompanyDetailsOnce'

/** The company's icon, or its initial; the first element of the breadcrumb on each admin page. */
export async function BrandIcon({ payload }: Pick<ServerProps, 'payload'>) {
  const [company, { icon }] = await Promise.all([
    findCompanyDetailsOnce(payload),
    findBrandIdentityOnce(payload),
  ])
  // biome-ignore lint/performance/noImgElement: a small image that needs no optimisation.
  if (icon) return <img alt="" className={styles.picture} src={icon.src} />
  return <span className={styles.icon}>{company.name.slice(0, 1)}</span>
}
