import type { PayloadRequest } from 'payload'
import { PAGE_GLOBALS, type PageGlobal } from '@/src/domain/contentPages'
import { isAdministrator } from '@/src/domain/roles'
import { HOUSE_LANGUAGE, SITE_LANGUAGES, type SiteLanguage } from '@/src/domain/siteLocale'
import type { TranslationState } from '@/src/domain/translation'
import { missingWords } from '@/src/domain/writtenWords'
import {
  findTranslationStatesOfPage,
  findTranslations,
  type LanguageStates,
  TRANSLATED_COLLECTIONS,
  type TranslatedCollection,
} from './findTranslationStates'

/** Settings with rows that are left out in a language in which they have no name. */
const SETTINGS_WITH_ROWS = ['navigation-settings', 'website-settings'] as const
type SettingsWithRows = (typeof SETTINGS_WITH_ROWS)[number]

export type UntranslatedPlace =
  | { global: PageGlobal | SettingsWithRows }
  | { collection: TranslatedCollection; id: number; title: string }
export type Untranslated = UntranslatedPlace & {
  language: SiteLanguage
  state: Exclude<TranslationState, 'complete'>
}

/**
 * What visitors can read in the house's own language and not in another, or not as it stands now: what is
 * missing first. Only what this person may write.
 */
export async function findUntranslated(req: PayloadRequest): Promise<Untranslated[]> {
  if (!req.user) return []
  const found = await Promise.all([
    ...PAGE_GLOBALS.map(async (global) =>
      behind({ global }, await findTranslationStatesOfPage(req, global)),
    ),
    ...TRANSLATED_COLLECTIONS.map((collection) => untranslatedIn(req, collection)),
    ...(isAdministrator(req.user) ? SETTINGS_WITH_ROWS : []).map((global) =>
      unnamedRowsIn(req, global),
    ),
  ])
  const all = found.flat()
  return [...all.filter(isMissing), ...all.filter((one) => !isMissing(one))]
}

const isMissing = ({ state }: Untranslated) => state === 'missing'
const otherLanguages = SITE_LANGUAGES.filter((language) => language !== HOUSE_LANGUAGE)

// What is not whole in the house's own language has to be written before it is translated.
function behind(place: UntranslatedPlace, states: LanguageStates): Untranslated[] {
  if (states[HOUSE_LANGUAGE] !== 'complete') return []
  return otherLanguages.flatMap((language) => {
    const state = states[language]
    return state === 'complete' ? [] : { ...place, language, state }
  })
}

async function untranslatedIn({ payload }: PayloadRequest, collection: TranslatedCollection) {
  const translations = await findTranslations(payload, collection)
  return translations.flatMap(({ id, title, states }) => behind({ collection, id, title }, states))
}

async function unnamedRowsIn(
  { payload, user }: PayloadRequest,
  global: SettingsWithRows,
): Promise<Untranslated[]> {
  const { fields = [] } = payload.globals.config.find(({ slug }) => slug === global) ?? {}
  const readIn = (locale: SiteLanguage) =>
    payload.findGlobal({
      slug: global,
      locale,
      fallbackLocale: false,
      user,
      overrideAccess: false,
      depth: 0,
    })
  const found = await Promise.all(
    otherLanguages.map(async (language) =>
      missingWords(fields, await readIn(language)).length > 0
        ? [{ global, language, state: 'missing' as const }]
        : [],
    ),
  )
  return found.flat()
}
