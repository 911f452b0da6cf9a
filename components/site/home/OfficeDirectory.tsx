import { ArrowUpRight } from 'lucide'
import { Icon } from '@/components/ui/Icon'
import { Section } from '@/components/ui/Section'
import type { HomePage, Media } from '@/payload-types'
import { currentPageWords } from '@/src/content/currentPageWords'
import { type Office, telephoneHref } from '@/src/domain/pages/company'
import { mailtoLink } from '@/src/domain/urls/mailtoLink'
import { Picture } from '../Picture'
import { SectionHead } from '../page/SectionHead'
import { PHONE_FULL_WIDTH_SIZES } from '../pictureSizes'
import styles from './OfficeDirectory.module.css'

type ListedOffice = Office & { picture?: Media | number | null }
type Props = { texts: HomePage['locations']; offices: readonly ListedOffice[] }

/** The offices of the firm. */
export async function OfficeDirectory({ texts, offices }: Props) {
  if (offices.length === 0) return null
  const { homeWords, siteWords } = await currentPageWords()
  return (
    <Section labelledBy="titre-agences" tone="deep">
      <SectionHead id="titre-agences" heading={texts.heading} intro={texts.intro} />
      <ul className={`plain-list ${styles.offices}`}>
        {offices.map((office) => (
          <li key={office.name}>
            <Picture
              picture={office.picture}
              sizes={`(min-width: 60rem) 17rem, (min-width: 40rem) 40vw, ${PHONE_FULL_WIDTH_SIZES}`}
            />
            <h3>{office.name}</h3>
            <address className={styles.address}>{office.address}</address>
            <p className={styles.reach}>
              <a href={telephoneHref(office.phone)}>{office.phone}</a>
              <a href={mailtoLink(office.email)}>{office.email}</a>
            </p>
            <a className={styles.map} href={office.mapsUrl} target="_blank" rel="noopener">
              <span>
                <span>{texts.mapLinkLabel}</span>
                <span className="visually-hidden">
                  {`${homeWords.linkSubject(office.name)} ${siteWords.newTab}`}
                </span>
              </span>
              <Icon icon={ArrowUpRight} size={1.125} />
            </a>
          </li>
        ))}
      </ul>
    </Section>
  )
}
