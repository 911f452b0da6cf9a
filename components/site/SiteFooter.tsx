import { Container } from '@/components/ui/Container'
import { Link } from '@/components/ui/Link'
import { currentPageWords } from '@/src/content/currentPageWords'
import type { PictureAttributes } from '@/src/domain/look/picture'
import { type CompanyDetails, type Office, telephoneHref } from '@/src/domain/pages/company'
import type { NavigationItem } from '@/src/domain/pages/navigation'
import { mailtoLink } from '@/src/domain/urls/mailtoLink'
import { LEGAL_NOTICE_PATH } from '@/src/domain/urls/sitePaths'
import { ManageCookiesButton } from './ManageCookiesButton'
import styles from './SiteFooter.module.css'
import { Wordmark } from './Wordmark'

type Props = {
  company: CompanyDetails
  logo: PictureAttributes | null
  quickLinks: readonly NavigationItem[]
  expertises: readonly NavigationItem[]
  offices: readonly Office[]
}

export async function SiteFooter({ company, logo, quickLinks, expertises, offices }: Props) {
  const { siteWords, consentWords } = await currentPageWords()
  return (
    <footer className={styles.footer} data-late>
      <Container>
        <div className={styles.columns}>
          <div className={styles.company}>
            <Wordmark name={company.name} logo={logo} />
            {company.tagline ? <p className={styles.tagline}>{company.tagline}</p> : null}
            <p className={styles.lines}>
              {company.phone ? <a href={telephoneHref(company.phone)}>{company.phone}</a> : null}
              {company.email ? <a href={mailtoLink(company.email)}>{company.email}</a> : null}
            </p>
          </div>
          <LinkColumn title={siteWords.quickLinks} links={quickLinks} />
          {expertises.length > 0 ? (
            <LinkColumn title={siteWords.expertises} links={expertises} />
          ) : null}
        </div>
        {offices.length > 0 ? <FooterOffices title={siteWords.offices} offices={offices} /> : null}
        <div className={styles.end}>
          <p>{siteWords.copyright(company.name)}</p>
          <div className={styles.legal}>
            <Link href={LEGAL_NOTICE_PATH}>{siteWords.legalNotice}</Link>
            <ManageCookiesButton
              label={consentWords.manage}
              variant="quiet"
              className={styles.manage}
            />
          </div>
        </div>
      </Container>
    </footer>
  )
}

function LinkColumn({ title, links }: { title: string; links: readonly NavigationItem[] }) {
  return (
    <nav aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      <ul className="plain-list">
        {links.map(({ label, url }) => (
          <li key={`${url} ${label}`}>
            <Link href={url}>{label}</Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function FooterOffices({ title, offices }: { title: string; offices: readonly Office[] }) {
  return (
    <section aria-labelledby="bureaux">
      <h2 id="bureaux" className="visually-hidden">
        {title}
      </h2>
      <ul className={`plain-list ${styles.offices}`}>
        {offices.map((office) => (
          <li key={office.name}>
            <h3 className={styles.title}>{office.name}</h3>
            <address>{office.address}</address>
            {office.phone ? <a href={telephoneHref(office.phone)}>{office.phone}</a> : null}
          </li>
        ))}
      </ul>
    </section>
  )
}
