import { languageNameIn, languageNamesForStaff } from '@/src/content/languageNames'
import { type SiteLanguage, SOURCE_LANGUAGE } from '@/src/domain/languages/siteLocale'
import type { TranslationState } from '../../rules/translationState'

const STATE_LABELS = {
  complete: 'complet',
  outdated: 'à revoir',
  missing: 'incomplet',
} as const satisfies Record<TranslationState, string>

export const translationWords = {
  label: 'Langues',
  state: (language: SiteLanguage, state: TranslationState) =>
    `${languageNamesForStaff[language]}\u00A0: ${STATE_LABELS[state]}`,
  hint: 'Paraît dans une langue ce dont tous les textes obligatoires y sont écrits. Pour commencer une traduction\u00A0: «\u00A0Copier vers une autre langue\u00A0», dans le menu ⋮ en haut de la page, puis traduire\u00A0; ce qui est resté en français ne paraît pas. «\u00A0À revoir\u00A0»\u00A0: le français a changé depuis.',
  settingHint:
    'Pour traduire\u00A0: choisir l’autre langue du contenu, en haut de la page. «\u00A0À revoir\u00A0»\u00A0: le français a changé depuis.',
  panel: {
    title: 'Traductions',
    none: 'Tout ce qui est écrit en français est traduit.',
    more: (count: number) => (count === 1 ? 'et une autre page' : `et ${count} autres pages`),
    emptyRoot: (language: SiteLanguage) =>
      `Le site s’ouvre en ${languageNameIn(SOURCE_LANGUAGE, language)}, mais son accueil n’est pas entier dans cette langue\u00A0: pour le moment, «\u00A0/\u00A0» mène à l’accueil français.`,
  },
}
