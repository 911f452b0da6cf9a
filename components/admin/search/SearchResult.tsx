import type { UIFieldServerProps } from 'payload'
import { wordsIn } from '@/src/content/words'
import { HOUSE_EDITION, readEdition } from '@/src/domain/languages/edition'
import { HOUSE_LANGUAGE, isSiteLanguage } from '@/src/domain/languages/siteLocale'
import { findCompany } from '@/src/queries/findCompany'
import { visitor } from '@/src/queries/reader'
import { drawnByServer } from '../document/drawnByServer'
import { ResultCards } from './ResultCards'

/** In the form of a page: what others will show of it, in the language that it is being written in. */
export const SearchResult = drawnByServer(async ({ req }: UIFieldServerProps) => {
  if (!req.user) return null
  const language = isSiteLanguage(req.locale) ? req.locale : HOUSE_LANGUAGE
  const { defaultLanguage } = readEdition(req.headers.get('x-edition')) ?? HOUSE_EDITION
  const { contractLabels, experienceLabels, jobCategoryLabels, jobLocationLabels } =
    wordsIn(language)
  const { name, tagline, description } = await findCompany(req.payload, visitor(language))
  return (
    <ResultCards
      company={{ name, tagline, description }}
      edition={{ language, defaultLanguage }}
      host={req.headers.get('host') ?? ''}
      labels={{
        contract: contractLabels,
        location: jobLocationLabels,
        experience: experienceLabels,
        category: jobCategoryLabels,
      }}
    />
  )
})
