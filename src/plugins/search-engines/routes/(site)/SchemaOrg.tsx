import type { ComponentProps } from 'react'
import type { PageDescriber } from '@/src/app/pageDescriber'
import { siteUrl } from '@/src/app/siteUrl'
import { currentPageEdition, currentPageWords } from '@/src/content/currentPageWords'
import { renderOfferHtml } from '@/src/content/offerTexts'
import { HOME_PATH } from '@/src/domain/urls/sitePaths'
import { findCachedOfficeAddresses } from '@/src/plugins/search-engines/cache'
import { buildBreadcrumbList } from '@/src/plugins/search-engines/rules/breadcrumbList'
import { buildFaqPage } from '@/src/plugins/search-engines/rules/faqPage'
import { buildJobPosting } from '@/src/plugins/search-engines/rules/jobPosting'
import { buildOrganization } from '@/src/plugins/search-engines/rules/organization'
import { buildWebSite } from '@/src/plugins/search-engines/rules/webSite'
import { StructuredData } from '@/src/plugins/search-engines/site/StructuredData'

/** Structured data of the home page: the firm, the site and the FAQ. */
export async function HomeStructuredData({ company, faq }: ComponentProps<PageDescriber['Home']>) {
  const [edition, places] = await Promise.all([currentPageEdition(), findCachedOfficeAddresses()])
  return (
    <>
      <StructuredData content={buildOrganization({ company, places, siteUrl })} />
      <StructuredData content={buildWebSite({ company, siteUrl, edition })} />
      {faq.length > 0 ? <StructuredData content={buildFaqPage(faq, edition.language)} /> : null}
    </>
  )
}

/** Structured data of an open offer. */
export async function OfferStructuredData(page: ComponentProps<PageDescriber['Offer']>) {
  const [edition, places] = await Promise.all([currentPageEdition(), findCachedOfficeAddresses()])
  const description = renderOfferHtml(page.offer, page.criteria)
  return (
    <StructuredData content={buildJobPosting({ ...page, description, places, siteUrl, edition })} />
  )
}

/** Structured data of the breadcrumb of a page. */
export async function BreadcrumbStructuredData({
  trail,
  current,
}: ComponentProps<PageDescriber['Trail']>) {
  const [edition, { siteWords }] = await Promise.all([currentPageEdition(), currentPageWords()])
  const fromHome = [{ label: siteWords.home, url: HOME_PATH }, ...trail]
  return (
    <StructuredData content={buildBreadcrumbList({ trail: fromHome, current, siteUrl, edition })} />
  )
}
