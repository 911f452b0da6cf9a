'use client'

import { ChevronDown } from 'lucide'
import { ButtonLink } from '@/components/ui/Button'
import { useLanguage } from '@/components/ui/Edition'
import { ElementPerText } from '@/components/ui/ElementPerText'
import { Icon } from '@/components/ui/Icon'
import { Link } from '@/components/ui/Link'
import type { OfferFactTexts as Facts, OfferTermTexts } from '@/src/content/offerTexts'
import type { PublicSiteWords } from '@/src/content/siteWords'
import { langAttribute, OFFER_LANGUAGE, type SiteLanguage } from '@/src/domain/languages/siteLocale'
import {
  type ListedOffer,
  offerPath,
  pathOfApplicationForm,
  splitMissionLines,
} from '@/src/domain/offers/listedOffer'
import { OfferFacts } from '../jobOffer/OfferFacts'
import styles from './JobCard.module.css'

type Props = {
  words: PublicSiteWords['jobCardWords']
  offer: ListedOffer
  facts: Facts
  terms: OfferTermTexts
}

/** The card is also rendered in the browser: its texts are half as large as its HTML. */
export function JobCard({ words, offer, facts, terms }: Props) {
  const { title } = offer
  const lang = langAttribute(useLanguage(), OFFER_LANGUAGE)
  return (
    <article className={styles.card} aria-labelledby={`offre-${offer.id}`} data-late>
      <h3 id={`offre-${offer.id}`} className={styles.title}>
        <Link href={offerPath(offer.slug)} lang={lang}>
          {title}
        </Link>
      </h3>
      <OfferFacts offer={offer} facts={facts} terms={terms} />
      <p className={styles.mission} lang={lang}>
        <ElementPerText as="span" texts={splitMissionLines(offer.mission)} />
      </p>
      <div className={styles.foot}>
        <details className={styles.details}>
          <summary className={styles.toggle}>
            <span className={styles.whenClosed}>{words.more}</span>
            <span className={styles.whenOpen}>{words.less}</span>
            <HiddenOfferTitleText words={words.aboutOffer} title={title} lang={lang} />
            <Icon icon={ChevronDown} size={1.125} />
          </summary>
          <div className={styles.lists}>
            <DetailList title={words.stack} entries={offer.stack} lang={lang} />
            <DetailList title={words.benefits} entries={offer.benefits} lang={lang} />
            <DetailList title={words.profile} entries={offer.profile} lang={lang} />
          </div>
        </details>
        <ButtonLink
          variant="secondary"
          href={pathOfApplicationForm(offer.slug)}
          className={styles.apply}
        >
          {words.apply}
          <HiddenOfferTitleText words={words.applyTo} title={title} lang={lang} />
        </ButtonLink>
      </div>
    </article>
  )
}

type OfferTitleTextProps = { words: string; title: string; lang: SiteLanguage | undefined }

/** Text for screen readers, with the title in its own language. */
function HiddenOfferTitleText({ words, title, lang }: OfferTitleTextProps) {
  const [before, after] = words.split('{title}')
  return (
    <span className="visually-hidden">
      <span>{` ${before}`}</span>
      <span lang={lang}>{title}</span>
      <span>{after}</span>
    </span>
  )
}

type DetailListProps = { title: string; entries: readonly string[]; lang: SiteLanguage | undefined }

function DetailList({ title, entries, lang }: DetailListProps) {
  if (entries.length === 0) return null
  return (
    <section>
      <h4>{title}</h4>
      <ul lang={lang}>
        <ElementPerText as="li" texts={entries} />
      </ul>
    </section>
  )
}
