import { OfferFacts } from '@/components/site/jobOffer/OfferFacts'
import { SimilarOffers } from '@/components/site/jobOffer/SimilarOffers'
import { CallToAction } from '@/components/site/page/CallToAction'
import { Badge } from '@/components/ui/Badge'
import { PageHeader } from '@/src/app/(site)/[locale]/PageHeader'
import { findCachedOfferCriteria, findCachedSimilarOffers } from '@/src/cache/offers'
import { currentPageLanguage, currentPageWords } from '@/src/content/currentPageWords'
import { formatOfferFacts } from '@/src/content/offerTexts'
import { langAttribute, OFFER_LANGUAGE } from '@/src/domain/languages/siteLocale'
import { SPONTANEOUS_APPLICATION_SLUG } from '@/src/domain/offers/jobOffer'
import { type EndedOffer, pathOfApplicationForm } from '@/src/domain/offers/listedOffer'
import { JOB_LIST_PATH } from '@/src/domain/urls/sitePaths'

/** An ended offer with its notice and links: no form, and not indexed by search engines. */
export async function EndedOfferPage({ offer }: { offer: EndedOffer }) {
  const language = await currentPageLanguage()
  const [words, criteria, similar] = await Promise.all([
    currentPageWords(),
    findCachedOfferCriteria(language),
    findCachedSimilarOffers(offer.slug, offer.category, offer.location),
  ])
  const { applicationPageWords, jobOfferWords, offerEndWords } = words
  return (
    <>
      <PageHeader
        trail={[{ label: jobOfferWords.offers, url: JOB_LIST_PATH }]}
        current={offer.title}
        title={offer.title}
        lang={langAttribute(language, OFFER_LANGUAGE)}
      >
        <p>
          <Badge tone="accent">{offerEndWords.label[offer.closedAs]}</Badge>
        </p>
        <OfferFacts
          offer={offer}
          facts={formatOfferFacts(offer, { ...words, criteria })}
          isOnNavy
        />
      </PageHeader>
      <CallToAction
        title={offerEndWords.title[offer.closedAs]}
        text={`${offerEndWords.text[offer.closedAs]} ${offerEndWords.goOn}`}
        links={[
          {
            label: applicationPageWords.sendSpontaneous,
            url: pathOfApplicationForm(SPONTANEOUS_APPLICATION_SLUG),
          },
          { label: jobOfferWords.allOffers, url: JOB_LIST_PATH },
        ]}
      />
      <SimilarOffers offers={similar} criteria={criteria} />
    </>
  )
}
