import { ArrowUpRight } from 'lucide'
import { useId } from 'react'
import { Icon } from '@/components/ui/Icon'
import { Section } from '@/components/ui/Section'
import type { PartnersSection as PartnersBlock } from '@/payload-types'
import { pageWords } from '@/src/content/fr/pages'
import { sanitizeUrl } from '@/src/domain/sanitizeUrl'
import styles from './PartnersSection.module.css'
import { SectionHead } from './SectionHead'

export function PartnersSection({ heading, intro, partners, linkLabel }: PartnersBlock) {
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
                {linkLabel}
                <span className="visually-hidden">
                  {' '}
                  {pageWords.onPartner(partner.name)} {pageWords.newTab}
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
