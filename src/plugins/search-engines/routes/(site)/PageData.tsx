import type { ComponentProps } from 'react'
import type { PageDescriber } from '@/src/app/pageDescriber'
import { siteUrl } from '@/src/app/siteUrl'
import { offerAsHtml } from '@/src/content/describeOffer'
import { pageEdition, pageWords } from '@/src/content/pageWords'
import { HOME_PATH } from '@/src/domain/urls/sitePaths'
import { cachedOfficePlaces } from '../../cache'
import { breadcrumbList } from '../../rules/breadcrumbList'
import { faqPage } from '../../rules/faqPage'
import { jobPosting } from '../../rules/jobPosting'
import { organization } from '../../rules/organization'
import { webSite } from '../../rules/webSite'
import { StructuredData } from '../../site/StructuredData'

/** Structured data of the home page: the firm, the site and the FAQ. */
export async function HomeStructuredData({ company, faq }: ComponentProps<PageDescriber['Home']>) {
  const [edition, places] = await Promise.all([pageEdition(), cachedOfficePlaces()])
  return (
    <>
      <StructuredData content={organization({ company, places, siteUrl })} />
      <StructuredData content={webSite({ company, siteUrl, edition })} />
      {faq.length > 0 ? <StructuredData content={faqPage(faq, edition.language)} /> : null}
    </>
  )
}

/** Structured data of an open offer. */
export async function OfferStructuredData(page: ComponentProps<PageDescriber['Offer']>) {
  const [edition, places] = await Promise.all([pageEdition(), cachedOfficePlaces()])
  const description = offerAsHtml(page.offer, page.criteria)
  return <StructuredData content={jobPosting({ ...page, description, places, siteUrl, edition })} />
}

/** Structured data of the breadcrumb of a page. */
export async function BreadcrumbStructuredData({
  trail,
  current,
}: ComponentProps<PageDescriber['Trail']>) {
  const [edition, { siteWords }] = await Promise.all([pageEdition(), pageWords()])
  const fromHome = [{ label: siteWords.home, url: HOME_PATH }, ...trail]
  return <StructuredData content={breadcrumbList({ trail: fromHome, current, siteUrl, edition })} />
}
