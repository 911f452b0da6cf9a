import type { PayloadRequest } from 'payload'
import { isAdministrator } from '@/src/domain/accounts/roles'
import {
  SITE_LANGUAGES,
  type SiteLanguage,
  SOURCE_LANGUAGE,
} from '@/src/domain/languages/siteLocale'
import { PAGE_GLOBALS } from '@/src/domain/pages/contentPages'
import type { TranslationState } from '../rules/translationState'
import {
  findTranslationStatesOfGlobal,
  findTranslations,
  type LanguageStates,
  TRANSLATED_COLLECTIONS,
  TRANSLATED_GLOBALS,
  type TranslatedCollection,
  type TranslatedGlobal,
} from './findTranslationStates'

export type UntranslatedPlace =
  | { global: TranslatedGlobal }
  | { collection: TranslatedCollection; id: number; title: string }
export type UntranslatedLanguage = UntranslatedPlace & {
  language: SiteLanguage
  state: Exclude<TranslationState, 'complete'>
}

/**
 * Finds the content that exists in French and is missing or outdated in another language, missing
 * content first. Only what this user may edit.
 */
export async function findUntranslated(req: PayloadRequest): Promise<UntranslatedLanguage[]> {
  if (!req.user) return []
  const globals = isAdministrator(req.user) ? TRANSLATED_GLOBALS : PAGE_GLOBALS
  const found = await Promise.all([
    ...globals.map(async (global) =>
      statesToTranslate({ global }, await findTranslationStatesOfGlobal(req, global)),
    ),
    ...TRANSLATED_COLLECTIONS.map((collection) => findUntranslatedInCollection(req, collection)),
  ])
  const all = found.flat()
  return [...all.filter(isMissing), ...all.filter((one) => !isMissing(one))]
}

const isMissing = ({ state }: UntranslatedLanguage) => state === 'missing'
const languagesToTranslateInto = SITE_LANGUAGES.filter((language) => language !== SOURCE_LANGUAGE)

// Lists the languages to translate into; none while the French content is incomplete.
function statesToTranslate(
  place: UntranslatedPlace,
  states: LanguageStates,
): UntranslatedLanguage[] {
  if (states[SOURCE_LANGUAGE] !== 'complete') return []
  return languagesToTranslateInto.flatMap((language) => {
    const state = states[language]
    return state === 'complete' ? [] : { ...place, language, state }
  })
}

async function findUntranslatedInCollection(
  { payload }: PayloadRequest,
  collection: TranslatedCollection,
) {
  const translations = await findTranslations(payload, collection)
  return translations.flatMap(({ id, title, states }) =>
    statesToTranslate({ collection, id, title }, states),
  )
}
