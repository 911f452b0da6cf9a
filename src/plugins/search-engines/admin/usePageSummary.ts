import { useDocumentInfo, useFormFields } from '@payloadcms/ui'
import { offerPath } from '@/src/domain/offers/listedOffer'
import { joinOfferMetaDescription, titleWithLocation } from '@/src/domain/offers/offerMetadata'
import {
  internalPagePath,
  isPageCollection,
  SINGLE_PAGE_PATHS,
} from '@/src/domain/pages/contentPages'
import { slugify } from '@/src/domain/text/normalizeText'

export type OfferCriterionLabels = Record<
  'contract' | 'location' | 'experience' | 'category',
  Record<string, string>
>
type CompanyOfPageSummary = { name: string; tagline: string; description: string }

/** Reads the current title, summary, SEO fields and path of the page from the form. */
export function usePageSummary(company: CompanyOfPageSummary, labels: OfferCriterionLabels) {
  const { collectionSlug, globalSlug, data, hasPublishedDoc, isTrashed } = useDocumentInfo()
  const title = useTextFieldValue('title')
  const summary = useTextFieldValue('summary')
  const intro = useTextFieldValue('intro')
  const slug = useTextFieldValue('slug') || slugify(title)
  const offer = useOfferSummary(title, labels)
  const seo = {
    metaTitle: useTextFieldValue('seo.metaTitle'),
    metaDescription: useTextFieldValue('seo.metaDescription'),
  }
  const stored = typeof data?.slug === 'string' ? data.slug : ''

  if (collectionSlug === 'job-offers') {
    const isOpen = data?.isActive === true && !isTrashed
    const publishedPath = isOpen && stored ? offerPath(stored) : null
    return { ...offer, seo, path: offerPath(slug), publishedPath, hasOwnWords: false }
  }
  if (collectionSlug && isPageCollection(collectionSlug)) {
    const publishedPath =
      hasPublishedDoc && stored ? internalPagePath(collectionSlug, stored) : null
    const path = internalPagePath(collectionSlug, slug)
    return { title, summary, seo, path, publishedPath, hasOwnWords: true }
  }
  const [page, path] = Object.entries(SINGLE_PAGE_PATHS).find(([one]) => one === globalSlug) ?? [
    '',
    '/',
  ]
  const texts =
    page === 'home-page'
      ? { title: company.tagline || company.name, summary: company.description }
      : { title, summary: intro }
  return { ...texts, seo, path, publishedPath: hasPublishedDoc ? path : null, hasOwnWords: true }
}

function useOfferSummary(title: string, labels: OfferCriterionLabels) {
  const contract = useCriterionLabel('contract', labels.contract)
  const location = useCriterionLabel('location', labels.location)
  const experience = useCriterionLabel('experience', labels.experience)
  const category = useCriterionLabel('category', labels.category)
  const facts = [contract, location, experience, category].filter((fact) => fact !== '')
  return {
    title: location ? titleWithLocation(title, location) : title,
    summary: joinOfferMetaDescription(facts, useTextFieldValue('mission')),
  }
}

const useCriterionLabel = (path: string, labels: Record<string, string>) =>
  labels[useTextFieldValue(path)] ?? ''

function useTextFieldValue(path: string): string {
  return useFormFields(([fields]) => {
    const value = fields[path]?.value
    return typeof value === 'string' ? value : ''
  })
}
