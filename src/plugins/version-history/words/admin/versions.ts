import { formatDateTime, formatStoredDay } from '@/src/content/dates'
import { languageNameIn } from '@/src/content/languageNames'
import { type SiteTimezone, SOURCE_LANGUAGE } from '@/src/domain/languages/siteLocale'
import {
  isDayField,
  plainTextOfValue,
  ROW_ORDER_FIELD,
  type VersionChange,
} from '@/src/plugins/version-history/rules/findVersionChanges'

export const versionWords = {
  savedAt: 'Enregistrée',
  savedBy: 'Par',
  changes: 'Ce qui change',
  state: 'État',
  unknownAuthor: 'non noté',
  unknownAuthorHelp: 'Enregistrée avant que l’auteur soit noté, ou par le produit lui-même.',
  none: 'Rien n’a encore été enregistré ici.',
  oldest: 'La plus ancienne version gardée',
  onlyStatus: {
    draft: 'Aucun texte\u00A0: mise en brouillon',
    published: 'Aucun texte\u00A0: publication',
  },
  nothing: 'Aucun champ',
  more: (count: number) => (count === 1 ? 'et un autre champ' : `et ${count} autres champs`),
  of: (at: string) => `Version du ${at}`,
  by: (name: string) => `enregistrée par ${name}`,
  back: 'Toutes les versions',
  field: 'Champ',
  before: 'Avant',
  after: 'Après',
  empty: 'vide',
  states: {
    online: 'En ligne',
    draft: 'Brouillon',
    currentDraft: 'Brouillon actuel',
    former: 'Publiée auparavant',
    current: 'Actuelle',
  },
} as const
export type VersionState = keyof typeof versionWords.states

/** Returns for example « Cartes › 2 › Titre (anglais) ». */
export function nameOfVersionChange({ field, labels, language }: VersionChange): string {
  const path = [...labels, ...(field === ROW_ORDER_FIELD ? ['ordre'] : [])].join(' › ')
  return language === null || language === SOURCE_LANGUAGE
    ? path
    : `${path} (${languageNameIn(SOURCE_LANGUAGE, language)})`
}

/** Names the changed fields, each array once: « Titre, Cartes, Introduction (anglais) ». */
export function changedFieldNames(changes: readonly VersionChange[]): string[] {
  const names = changes.map(({ labels, ...change }) =>
    nameOfVersionChange({
      ...change,
      labels: labels.filter(isLabelOutsideRows).slice(0, 2),
      field: { type: '' },
    }),
  )
  return [...new Set(names)]
}

// Whether a label counts: row numbers and labels inside rows mean nothing outside the list.
const isLabelOutsideRows = (_label: string, index: number, labels: string[]) =>
  !labels.slice(0, index + 1).some((one) => /^\d/.test(one))

/** Returns a value as text for staff. */
export function formatChangedValue(
  { field }: Pick<VersionChange, 'field'>,
  value: unknown,
  timezone: SiteTimezone,
): string {
  if (field.type === 'checkbox') return value === true ? 'oui' : 'non'
  if (field.type === 'date' && typeof value === 'string') {
    return isDayField(field) ? formatStoredDay(value) : formatDateTime(value, timezone)
  }
  if (Array.isArray(value)) return value.map((one) => optionLabel(field.options, one)).join(', ')
  return optionLabel(field.options, value)
}

function optionLabel(options: readonly unknown[] | undefined, value: unknown): string {
  const option = options?.find(
    (one): one is { label: string } =>
      typeof one === 'object' && one !== null && 'value' in one && one.value === value,
  )
  return typeof option?.label === 'string' ? option.label : (plainTextOfValue(value) ?? '')
}

const RESTORE_EXPLANATION =
  'La page reprend ce qui est écrit dans cette version, dans toutes les langues. Ce qui est là aujourd’hui reste dans les versions.'

export const restoreWords = {
  restore: 'Restaurer cette version',
  asDraft: 'Restaurer comme brouillon',
  confirm: 'Restaurer',
  restoring: 'Restauration…',
  heading: 'Restaurer cette version\u00A0?',
  failed: 'La version n’a pas pu être restaurée. Réessayez.',
  body: {
    published: `${RESTORE_EXPLANATION} Les visiteurs la voient aussitôt.`,
    draft: `${RESTORE_EXPLANATION} C’est un brouillon\u00A0: les visiteurs ne voient rien changer.`,
    setting: `${RESTORE_EXPLANATION} Les visiteurs la voient aussitôt.`,
  },
} as const
