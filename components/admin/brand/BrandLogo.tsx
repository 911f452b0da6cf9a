import type { ServerProps } from 'payload'
import { adminTitle } from '@/src/content/admin/brand'
import styles from './Brand.module.css'
import { BrandContourLines } from './BrandContourLines'
import { findBrandIdentityOnce, findCompanyDetailsOnce } from './findCompanyDetailsOnce'

/** Logo, title and company name above the sign-in form. */
export async function BrandLogo({ payload }: Pick<ServerProps, 'payload'>) {
  const [company, { logo, logoOnDark }] = await Promise.all([
    findCompanyDetailsOnce(payload),
    findBrandIdentityOnce(payload),
  ])
  const shown = logoOnDark ?? logo
  return (
    <div className={styles.logo}>
      <BrandContourLines />
      {shown ? (
        // biome-ignore lint/performance/noImgElement: the logo is usually an SVG, which needs no optimisation.
        <img alt="" className={styles.firm} data-bare={shown === logoOnDark} src={shown.src} />
      ) : null}
      <h1 className={styles.title}>{adminTitle}</h1>
      <p>{company.name}</p>
    </div>
  )
}
