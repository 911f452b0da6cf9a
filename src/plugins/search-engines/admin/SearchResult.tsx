import type { UIFieldServerProps } from 'payload'
import { renderedByServer } from '@/components/admin/document/renderedByServer'
import { FALLBACK_EDITION, readEdition } from '@/src/domain/languages/edition'
import { isSiteLanguage, SOURCE_LANGUAGE } from '@/src/domain/languages/siteLocale'
import type { Criterion } from '@/src/domain/offers/criteria'
import { findCriteria } from '@/src/queries/findCriteria'
import { visitorReader } from '@/src/queries/reader'
import { findCompany } from '@/src/queries/websiteSettings'
import { ResultCards } from './ResultCards'

/** Form field: preview of the page in search engines and social networks, in the language being edited. */
export const SearchResult = renderedByServer(async ({ req }: UIFieldServerProps) => {
  if (!req.user) return null
  const language = isSiteLanguage(req.locale) ? req.locale : SOURCE_LANGUAGE
  const { defaultLanguage } = readEdition(req.headers.get('x-edition')) ?? FALLBACK_EDITION
  const [{ name, tagline, description }, criteria] = await Promise.all([
    findCompany(req.payload, visitorReader(language)),
    findCriteria(req.payload, language),
  ])
  return (
    <ResultCards
      company={{ name, tagline, description }}
      edition={{ language, defaultLanguage }}
      host={req.headers.get('host') ?? ''}
      labels={{
        contract: labelsByCode(criteria.contract),
        location: labelsByCode(criteria.location),
        experience: labelsByCode(criteria.experience),
        category: labelsByCode(criteria.category),
      }}
    />
  )
})

const labelsByCode = (criteria: readonly Criterion[]) =>
  Object.fromEntries(criteria.map(({ code, label }) => [code, label]))
