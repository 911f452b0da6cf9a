import { ArrowUpRight } from 'lucide'
import { useId } from 'react'
import { Icon } from '@/components/ui/Icon'
import { Section } from '@/components/ui/Section'
import type { PartnersSection as PartnersBlock } from '@/payload-types'
import type { PublicSiteWords } from '@/src/content/siteWords'
import { sanitizeUrl } from '@/src/domain/urls/sanitizeUrl'
import styles from './PartnersSection.module.css'
import { SectionHead } from './SectionHead'

type Props = PartnersBlock & { words: Pick<PublicSiteWords, 'contentPageWords' | 'siteWords'> }

export function PartnersSection({ heading, intro, partners, linkLabel, words }: Props) {
  const { contentPageWords, siteWords } = words
  const id = useId()
  return (
    <Section labelledBy={id} ruled>
      <SectionHead id={id} heading={heading} intro={intro} />
      <ul className={`plain-list ${styles.partners}`}>
        {partners.map((partner) => (
          <li key={partner.id ?? partner.name}>
            <h3>{partner.name}</h3>
            <p>{partner.description}</p>
            <a href={sanitizeUrl(partner.url)} target="_blank" rel="noopener">
              <span>
                <span>{linkLabel}</span>
                <span className="visually-hidden">
                  {` ${contentPageWords.onPartner(partner.name)} ${siteWords.newTab}`}
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
