'use client'

import { ChevronDown } from 'lucide'
import { ButtonLink } from '@/components/ui/Button'
import { useLanguage } from '@/components/ui/Edition'
import { Icon } from '@/components/ui/Icon'
import { Link } from '@/components/ui/Link'
import { TextElements } from '@/components/ui/TextElements'
import type { OfferFacts as Facts, OfferTerms } from '@/src/content/describeOffer'
import type { Words } from '@/src/content/words'
import {
  languageWithin,
  OFFER_LANGUAGE,
  type SiteLanguage,
} from '@/src/domain/languages/siteLocale'
import {
  applicationPath,
  type ListedOffer,
  missionLines,
  offerPath,
} from '@/src/domain/offers/listedOffer'
import { OfferFacts } from '../jobOffer/OfferFacts'
import styles from './JobCard.module.css'

type Props = {
  words: Words['jobCardWords']
  offer: ListedOffer
  facts: Facts
  terms: OfferTerms
}

/** Also rendered in the browser: the texts of an offer are half as large as its rendered card. */
export function JobCard({ words, offer, facts, terms }: Props) {
  const { title } = offer
  const lang = languageWithin(useLanguage(), OFFER_LANGUAGE)
  return (
    <article className={styles.card} aria-labelledby={`offre-${offer.id}`} data-late>
      <h3 id={`offre-${offer.id}`} className={styles.title}>
        <Link href={offerPath(offer.slug)} lang={lang}>
          {title}
        </Link>
      </h3>
      <OfferFacts offer={offer} facts={facts} terms={terms} />
      <p className={styles.mission} lang={lang}>
        <TextElements as="span" texts={missionLines(offer.mission)} />
      </p>
      <div className={styles.foot}>
        <details className={styles.details}>
          <summary className={styles.toggle}>
            <span className={styles.whenClosed}>{words.more}</span>
            <span className={styles.whenOpen}>{words.less}</span>
            <OfNamedOffer words={words.aboutOffer} title={title} lang={lang} />
            <Icon icon={ChevronDown} size={1.125} />
          </summary>
          <div className={styles.lists}>
            <DetailList title={words.stack} entries={offer.stack} lang={lang} />
            <DetailList title={words.benefits} entries={offer.benefits} lang={lang} />
            <DetailList title={words.profile} entries={offer.profile} lang={lang} />
          </div>
        </details>
        <ButtonLink variant="secondary" href={applicationPath(offer.slug)} className={styles.apply}>
          {words.apply}
          <OfNamedOffer words={words.applyTo} title={title} lang={lang} />
        </ButtonLink>
      </div>
    </article>
  )
}

type NamedProps = { words: string; title: string; lang: SiteLanguage | undefined }

/** Text for screen readers, with the title in its own language. */
function OfNamedOffer({ words, title, lang }: NamedProps) {
  const [before, after] = words.split('{title}')
  return (
    <span className="visually-hidden">
      <span>{` ${before}`}</span>
      <span lang={lang}>{title}</span>
      <span>{after}</span>
    </span>
  )
}

type ListProps = { title: string; entries: readonly string[]; lang: SiteLanguage | undefined }

function DetailList({ title, entries, lang }: ListProps) {
  if (entries.length === 0) return null
  return (
    <section>
      <h4>{title}</h4>
      <ul lang={lang}>
        <TextElements as="li" texts={entries} />
      </ul>
    </section>
  )
}
