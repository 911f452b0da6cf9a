import { useDocumentInfo, useFormFields } from '@payloadcms/ui'
import { offerPath } from '@/src/domain/offers/listedOffer'
import { factsAndMission, titleWithLocation } from '@/src/domain/offers/offerResult'
import { isPageCollection, pagePath, SINGLE_PAGES } from '@/src/domain/pages/contentPages'
import { slugify } from '@/src/domain/text/normalizeText'

export type OfferLabels = Record<
  'contract' | 'location' | 'experience' | 'category',
  Record<string, string>
>
type Company = { name: string; tagline: string; description: string }

/** Current title, summary, SEO fields and path of the page, from the values in the form. */
export function usePageSummary(company: Company, labels: OfferLabels) {
  const { collectionSlug, globalSlug, data, hasPublishedDoc, isTrashed } = useDocumentInfo()
  const title = useText('title')
  const summary = useText('summary')
  const intro = useText('intro')
  const slug = useText('slug') || slugify(title)
  const offer = useOfferSummary(title, labels)
  const seo = {
    metaTitle: useText('seo.metaTitle'),
    metaDescription: useText('seo.metaDescription'),
  }
  const stored = typeof data?.slug === 'string' ? data.slug : ''

  if (collectionSlug === 'job-offers') {
    const isOpen = data?.isActive === true && !isTrashed
    const publishedPath = isOpen && stored ? offerPath(stored) : null
    return { ...offer, seo, path: offerPath(slug), publishedPath, hasOwnWords: false }
  }
  if (collectionSlug && isPageCollection(collectionSlug)) {
    const publishedPath = hasPublishedDoc && stored ? pagePath(collectionSlug, stored) : null
    const path = pagePath(collectionSlug, slug)
    return { title, summary, seo, path, publishedPath, hasOwnWords: true }
  }
  const [page, path] = Object.entries(SINGLE_PAGES).find(([one]) => one === globalSlug) ?? ['', '/']
  const texts =
    page === 'home-page'
      ? { title: company.tagline || company.name, summary: company.description }
      : { title, summary: intro }
  return { ...texts, seo, path, publishedPath: hasPublishedDoc ? path : null, hasOwnWords: true }
}

function useOfferSummary(title: string, labels: OfferLabels) {
  const contract = useLabel('contract', labels.contract)
  const location = useLabel('location', labels.location)
  const experience = useLabel('experience', labels.experience)
  const category = useLabel('category', labels.category)
  const facts = [contract, location, experience, category].filter((fact) => fact !== '')
  return {
    title: location ? titleWithLocation(title, location) : title,
    summary: factsAndMission(facts, useText('mission')),
  }
}

const useLabel = (path: string, labels: Record<string, string>) => labels[useText(path)] ?? ''

function useText(path: string): string {
  return useFormFields(([fields]) => {
    const value = fields[path]?.value
    return typeof value === 'string' ? value : ''
  })
}
