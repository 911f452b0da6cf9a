import type { UIFieldServerProps } from 'payload'
import { FALLBACK_EDITION, readEdition } from '@/src/domain/languages/edition'
import { isSiteLanguage, SOURCE_LANGUAGE } from '@/src/domain/languages/siteLocale'
import type { Criterion } from '@/src/domain/offers/criteria'
import { findCompany } from '@/src/queries/findCompany'
import { findCriteria } from '@/src/queries/findCriteria'
import { visitor } from '@/src/queries/reader'
import { drawnByServer } from '../document/drawnByServer'
import { ResultCards } from './ResultCards'

/** In the form of a page: what others will show of it, in the language that it is being written in. */
export const SearchResult = drawnByServer(async ({ req }: UIFieldServerProps) => {
  if (!req.user) return null
  const language = isSiteLanguage(req.locale) ? req.locale : SOURCE_LANGUAGE
  const { defaultLanguage } = readEdition(req.headers.get('x-edition')) ?? FALLBACK_EDITION
  const [{ name, tagline, description }, criteria] = await Promise.all([
    findCompany(req.payload, visitor(language)),
    findCriteria(req.payload, language),
  ])
  return (
    <ResultCards
      company={{ name, tagline, description }}
      edition={{ language, defaultLanguage }}
      host={req.headers.get('host') ?? ''}
      labels={{
        contract: called(criteria.contract),
        location: called(criteria.location),
        experience: called(criteria.experience),
        category: called(criteria.category),
      }}
    />
  )
})

const called = (criteria: readonly Criterion[]) =>
  Object.fromEntries(criteria.map(({ code, label }) => [code, label]))
