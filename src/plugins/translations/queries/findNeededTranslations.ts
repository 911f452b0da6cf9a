import type { GlobalSlug, PayloadRequest } from 'payload'
import { isAdministrator } from '@/src/domain/accounts/roles'
import {
  SITE_LANGUAGES,
  type SiteLanguage,
  SOURCE_LANGUAGE,
} from '@/src/domain/languages/siteLocale'
import type { TranslationState } from '../rules/translationState'
import {
  findTitlesAndTranslationStates,
  findTranslatedGlobals,
  findTranslationStatesOfGlobal,
  isPageGlobal,
  TRANSLATED_COLLECTIONS,
  type TranslatedCollection,
  type TranslationStatesByLanguage,
} from './findTranslationStates'

export type TranslatableContentReference =
  | { global: GlobalSlug }
  | { collection: TranslatedCollection; id: number; title: string }
export type NeededTranslation = TranslatableContentReference & {
  language: SiteLanguage
  state: Exclude<TranslationState, 'complete'>
}

/**
 * Finds the content that exists in French and is missing or outdated in another language, missing
 * content first. Only what this user may edit.
 */
export async function findNeededTranslations(req: PayloadRequest): Promise<NeededTranslation[]> {
  if (!req.user) return []
  const all = findTranslatedGlobals(req.payload)
  const globals = isAdministrator(req.user) ? all : all.filter(isPageGlobal)
  const found = await Promise.all([
    ...globals.map(async (global) =>
      listNeededTranslations({ global }, await findTranslationStatesOfGlobal(req, global)),
    ),
    ...TRANSLATED_COLLECTIONS.map((collection) =>
      findNeededTranslationsInCollection(req, collection),
    ),
  ])
  const places = found.flat()
  return [
    ...places.filter(isMissingTranslation),
    ...places.filter((one) => !isMissingTranslation(one)),
  ]
}

const isMissingTranslation = ({ state }: NeededTranslation) => state === 'missing'
const languagesToTranslateInto = SITE_LANGUAGES.filter((language) => language !== SOURCE_LANGUAGE)

// Lists the languages to translate into; none while the French content is incomplete.
function listNeededTranslations(
  place: TranslatableContentReference,
  states: TranslationStatesByLanguage,
): NeededTranslation[] {
  if (states[SOURCE_LANGUAGE] !== 'complete') return []
  return languagesToTranslateInto.flatMap((language) => {
    const state = states[language]
    return state === 'complete' ? [] : { ...place, language, state }
  })
}

async function findNeededTranslationsInCollection(
  { payload }: PayloadRequest,
  collection: TranslatedCollection,
) {
  const translations = await findTitlesAndTranslationStates(payload, collection)
  return translations.flatMap(({ id, title, states }) =>
    listNeededTranslations({ collection, id, title }, states),
  )
}
