import type { Metadata } from 'next'
import { notFound, permanentRedirect } from 'next/navigation'
import { OfferFacts } from '@/components/site/jobOffer/OfferFacts'
import { OfferText } from '@/components/site/jobOffer/OfferText'
import { SimilarOffers } from '@/components/site/jobOffer/SimilarOffers'
import { CallToAction } from '@/components/site/page/CallToAction'
import { StructuredData } from '@/components/site/StructuredData'
import { ButtonLink } from '@/components/ui/Button'
import { siteUrl } from '@/src/app/siteUrl'
import { describeOffer, offerAsHtml, offerFacts, titleOffer } from '@/src/content/describeOffer'
import { pageEdition, pageHref, pageLanguage, pageWords } from '@/src/content/pageWords'
import { JOB_LIST_PATH } from '@/src/domain/addresses/sitePaths'
import { languageWithin, OFFER_LANGUAGE } from '@/src/domain/languages/siteLocale'
import { applicationPath, offerPath } from '@/src/domain/offers/listedOffer'
import { jobPosting } from '@/src/domain/structuredData/jobPosting'
import { keptCompany } from '@/src/kept/content'
import { keptOfferAddress, keptOfficePlaces, keptSimilarOffers } from '@/src/kept/offers'
import { describePage } from '../../describePage'
import { PageOpening } from '../../PageOpening'

export const dynamic = 'force-static'
export const generateStaticParams = () => []

type Props = { params: Promise<{ slug: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const address = await keptOfferAddress((await params).slug)
  if (address.state !== 'open') return {}
  const { offer } = address
  const words = await pageWords()
  const page = { title: titleOffer(offer, words), summary: describeOffer(offer, words) }
  return describePage(page, offerPath(offer.slug))
}

export default async function OfferRoute({ params }: Props) {
  const language = await pageLanguage()
  const offer = await readOffer((await params).slug)
  const [words, company, places, similar] = await Promise.all([
    pageWords(),
    keptCompany(language),
    keptOfficePlaces(),
    keptSimilarOffers(offer.slug),
  ])
  const { jobOfferWords, jobCardWords } = words
  const facts = offerFacts(offer, words)
  const posting = jobPosting({
    offer,
    description: offerAsHtml(offer),
    city: facts.location,
    company,
    places,
    siteUrl,
    edition: await pageEdition(),
  })
  return (
    <>
      <StructuredData content={posting} />
      <PageOpening
        trail={[{ label: jobOfferWords.offers, url: JOB_LIST_PATH }]}
        current={offer.title}
        title={offer.title}
        lang={languageWithin(await pageLanguage(), OFFER_LANGUAGE)}
      >
        <OfferFacts offer={offer} facts={facts} isOnNavy />
        <ButtonLink href={applicationPath(offer.slug)}>{jobCardWords.apply}</ButtonLink>
      </PageOpening>
      <OfferText offer={offer} />
      <CallToAction
        title={jobOfferWords.callTitle}
        text={jobOfferWords.callText}
        links={[
          { label: jobCardWords.apply, url: applicationPath(offer.slug) },
          { label: jobOfferWords.allOffers, url: JOB_LIST_PATH },
        ]}
      />
      <SimilarOffers offers={similar} />
    </>
  )
}

async function readOffer(slug: string) {
  const address = await keptOfferAddress(slug)
  if (address.state === 'moved') permanentRedirect(await pageHref(offerPath(address.slug)))
  return address.state === 'open' ? address.offer : notFound()
}
