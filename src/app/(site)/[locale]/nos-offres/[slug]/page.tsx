import type { Metadata } from 'next'
import { notFound, permanentRedirect } from 'next/navigation'
import { OfferFacts } from '@/components/site/jobOffer/OfferFacts'
import { OfferText } from '@/components/site/jobOffer/OfferText'
import { SimilarOffers } from '@/components/site/jobOffer/SimilarOffers'
import { CallToAction } from '@/components/site/page/CallToAction'
import { ButtonLink } from '@/components/ui/Button'
import { buildPageMetadata } from '@/src/app/(site)/[locale]/buildPageMetadata'
import { PageHeader } from '@/src/app/(site)/[locale]/PageHeader'
import { findCachedCompanyDetails } from '@/src/cache/content'
import { findCachedOfferBySlug, findCachedSimilarOffers } from '@/src/cache/offers'
import { currentPageLanguage, hrefInCurrentEdition } from '@/src/content/currentPageWords'
import {
  formatOfferFacts,
  formatOfferMetaDescription,
  formatOfferTerms,
  offerTitleWithLocation,
} from '@/src/content/offerTexts'
import { langAttribute, OFFER_LANGUAGE } from '@/src/domain/languages/siteLocale'
import { type ListedOffer, offerPath, pathOfApplicationForm } from '@/src/domain/offers/listedOffer'
import { JOB_LIST_PATH } from '@/src/domain/urls/sitePaths'
import { offerSections } from '@/src/plugins/offerSections'
import { pageDescribers } from '@/src/plugins/pageDescribers'
import { readOfferWords } from '../../offerWords'
import { EndedOfferPage } from './EndedOfferPage'

export const dynamic = 'force-static'
export const generateStaticParams = () => []

type Props = { params: Promise<{ slug: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const address = await findCachedOfferBySlug((await params).slug)
  const words = await readOfferWords()
  if (address.state === 'ended')
    return { title: offerTitleWithLocation(address.offer, words), robots: { index: false } }
  if (address.state !== 'open') return {}
  const { offer } = address
  const page = {
    title: offerTitleWithLocation(offer, words),
    summary: formatOfferMetaDescription(offer, words),
  }
  return buildPageMetadata(page, offerPath(offer.slug))
}

export default async function OfferRoute({ params }: Props) {
  const address = await findCachedOfferBySlug((await params).slug)
  if (address.state === 'moved')
    permanentRedirect(await hrefInCurrentEdition(offerPath(address.slug)))
  if (address.state === 'ended') return <EndedOfferPage offer={address.offer} />
  return address.state === 'open' ? <OpenOfferPage offer={address.offer} /> : notFound()
}

async function OpenOfferPage({ offer }: { offer: ListedOffer }) {
  const language = await currentPageLanguage()
  const [words, company, similar] = await Promise.all([
    readOfferWords(),
    findCachedCompanyDetails(language),
    findCachedSimilarOffers(offer.slug, offer.category, offer.location),
  ])
  const { criteria, jobOfferWords, jobCardWords } = words
  const facts = formatOfferFacts(offer, words)
  return (
    <>
      {pageDescribers.map(({ name, Offer }) => (
        <Offer key={name} offer={offer} criteria={criteria} company={company} />
      ))}
      <PageHeader
        trail={[{ label: jobOfferWords.offers, url: JOB_LIST_PATH }]}
        current={offer.title}
        title={offer.title}
        lang={langAttribute(language, OFFER_LANGUAGE)}
      >
        <OfferFacts offer={offer} facts={facts} terms={formatOfferTerms(offer, words)} isOnNavy />
        <ButtonLink href={pathOfApplicationForm(offer.slug)}>{jobCardWords.apply}</ButtonLink>
      </PageHeader>
      <OfferText offer={offer} criteria={criteria} />
      {offerSections.map(({ name, Section }) => (
        <Section key={name} slug={offer.slug} place="offer" />
      ))}
      <CallToAction
        title={jobOfferWords.callTitle}
        text={jobOfferWords.callText}
        links={[
          { label: jobCardWords.apply, url: pathOfApplicationForm(offer.slug) },
          { label: jobOfferWords.allOffers, url: JOB_LIST_PATH },
        ]}
      />
      <SimilarOffers offers={similar} criteria={criteria} />
    </>
  )
}
