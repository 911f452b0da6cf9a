import type { UIFieldServerProps } from 'payload'
import { wrapServerFormPart } from '@/components/admin/document/wrapServerFormPart'
import { FALLBACK_EDITION, parseEdition } from '@/src/domain/languages/edition'
import { isSiteLanguage, SOURCE_LANGUAGE } from '@/src/domain/languages/siteLocale'
import type { Criterion } from '@/src/domain/offers/criteria'
import { createVisitorReadOptions } from '@/src/queries/contentReadOptions'
import { findOfferCriteria } from '@/src/queries/findOfferCriteria'
import { findCompanyDetails } from '@/src/queries/websiteSettings'
import { SearchAndSocialPreview } from './SearchAndSocialPreview'

/** Form field: preview of the page in search engines and social networks, in the language being edited. */
export const SearchResultPreview = wrapServerFormPart(async ({ req }: UIFieldServerProps) => {
  if (!req.user) return null
  const language = isSiteLanguage(req.locale) ? req.locale : SOURCE_LANGUAGE
  const { defaultLanguage } = parseEdition(req.headers.get('x-edition')) ?? FALLBACK_EDITION
  const [{ name, tagline, description }, criteria] = await Promise.all([
    findCompanyDetails(req.payload, createVisitorReadOptions(language)),
    findOfferCriteria(req.payload, language),
  ])
  return (
    <SearchAndSocialPreview
      company={{ name, tagline, description }}
      edition={{ language, defaultLanguage }}
      host={req.headers.get('host') ?? ''}
      labels={{
        contract: criterionLabelsByCode(criteria.contract),
        location: criterionLabelsByCode(criteria.location),
        experience: criterionLabelsByCode(criteria.experience),
        category: criterionLabelsByCode(criteria.category),
      }}
    />
  )
})

const criterionLabelsByCode = (criteria: readonly Criterion[]) =>
  Object.fromEntries(criteria.map(({ code, label }) => [code, label]))
