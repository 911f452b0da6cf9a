import { Mail, MapPin, Phone } from 'lucide'
import { Container } from '@/components/ui/Container'
import { Icon } from '@/components/ui/Icon'
import { Link } from '@/components/ui/Link'
import { currentPageWords } from '@/src/content/currentPageWords'
import type { PublicSiteWords } from '@/src/content/siteWords'
import type { PictureAttributes } from '@/src/domain/look/picture'
import { type CompanyDetails, telephoneHref } from '@/src/domain/pages/company'
import type { NavigationItem } from '@/src/domain/pages/navigation'
import { mailtoLink } from '@/src/domain/urls/mailtoLink'
import { type LanguageChoice, LanguageSwitch } from './LanguageSwitch'
import { MobileMenu } from './MobileMenu'
import { NavigationLinks } from './NavigationLinks'
import styles from './SiteHeader.module.css'
import { SocialIcon } from './SocialIcon'
import { Wordmark } from './Wordmark'

type Props = {
  company: CompanyDetails
  logo: PictureAttributes | null
  navigation: readonly NavigationItem[]
  languages: readonly LanguageChoice[]
}

export async function SiteHeader({ company, logo, navigation, languages }: Props) {
  const { siteWords, menuWords } = await currentPageWords()
  return (
    <header className={styles.header}>
      <a className={styles.skip} href="#contenu">
        {siteWords.skipToContent}
      </a>
      <HeaderContactDetails company={company} words={siteWords} />
      <Container className={styles.bar}>
        <Link href="/" className={styles.home} aria-label={siteWords.homeOf(company.name)}>
          <Wordmark name={company.name} logo={logo} />
        </Link>
        <nav aria-label={menuWords.mainNavigation} className={styles.navigation}>
          <NavigationLinks items={navigation} />
        </nav>
        {languages.length > 0 ? (
          <LanguageSwitch languages={languages} className={styles.language} />
        ) : null}
        <MobileMenu
          words={menuWords}
          phone={company.phone}
          email={company.email}
          navigation={navigation}
          languages={languages}
        />
      </Container>
    </header>
  )
}

type HeaderContactProps = { company: CompanyDetails; words: PublicSiteWords['siteWords'] }

function HeaderContactDetails({ company, words }: HeaderContactProps) {
  return (
    <div className={styles.coordinates}>
      <Container>
        <address className={styles.lines}>
          {company.phone ? (
            <a href={telephoneHref(company.phone)}>
              <Icon icon={Phone} size={1} />
              <span className="visually-hidden">{words.phone} </span>
              <span>{company.phone}</span>
            </a>
          ) : null}
          {company.email ? (
            <a href={mailtoLink(company.email)}>
              <Icon icon={Mail} size={1} />
              <span className="visually-hidden">{words.email} </span>
              <span className={styles.roomy}>{company.email}</span>
            </a>
          ) : null}
          {company.address ? (
            <span className={styles.address}>
              <Icon icon={MapPin} size={1} />
              <span>{company.address}</span>
            </span>
          ) : null}
          <SocialLinks company={company} words={words} />
        </address>
      </Container>
    </div>
  )
}

function SocialLinks({ company, words }: HeaderContactProps) {
  const pages = [
    { network: 'linkedIn', url: company.linkedInUrl },
    { network: 'twitter', url: company.twitterUrl },
  ] as const
  const shown = pages.filter(({ url }) => url !== '')
  if (shown.length === 0) return null
  return (
    <span className={styles.social}>
      {shown.map(({ network, url }) => (
        <a key={network} href={url} rel="noopener">
          <SocialIcon network={network} />
          <span className="visually-hidden">{words[network](company.name)}</span>
        </a>
      ))}
    </span>
  )
}
