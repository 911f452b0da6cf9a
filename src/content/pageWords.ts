import { locale } from 'next/root-params'
import { HOUSE_LANGUAGE, isSiteLanguage, type SiteLanguage } from '@/src/domain/siteLocale'
import { wordsIn } from './words'

/** The language of the page that is being drawn. Only server components can ask. */
export async function pageLanguage(): Promise<SiteLanguage> {
  const asked = await locale()
  return isSiteLanguage(asked) ? asked : HOUSE_LANGUAGE
}

/** The words of the page that is being drawn. Components of the browser are given theirs. */
export const pageWords = async () => wordsIn(await pageLanguage())
