import type { SiteTimezone } from '@/src/domain/languages/siteLocale'
import { plainTextOfValue } from '@/src/plugins/version-history/rules/findVersionChanges'
import type { SaveConflict } from '@/src/plugins/version-history/rules/mergeSaves'
import { formatChangedValue } from './versions'

const nbsp = '\u00A0'

/** Words for the choice between the texts of a form and a newer version. */
export const saveConflictWords = {
  explained: `Rien n’est perdu${nbsp}: ce qu’un seul des deux a changé est gardé. Choisissez pour ce que vous avez changé tous les deux.`,
  mine: 'Votre texte',
  theirs: 'Le texte enregistré',
  empty: 'vide',
  cancel: 'Revenir au formulaire',
  save: 'Enregistrer ces choix',
  saving: 'Enregistrement…',
  joined: 'Enregistré, avec ce qui avait changé entre-temps.',
  notJoined: `L’enregistrement a échoué${nbsp}; vos textes sont dans le formulaire. Réessayez.`,
  unreadable: `La version plus récente n’a pas pu être lue${nbsp}; vos textes restent dans le formulaire. Réessayez.`,
  leave: `Quitter sans enregistrer${nbsp}? Ce que vous avez changé ici sera perdu.`,
} as const

/** Returns a value as text for the choice between two; a list with all texts of its rows. */
export function formatConflictValue(
  conflict: Pick<SaveConflict, 'field'>,
  value: unknown,
  timezone: SiteTimezone,
): string {
  const isRows = Array.isArray(value) && value.some((row) => typeof row === 'object')
  if (!isRows) return formatChangedValue(conflict, value, timezone)
  return value.map((row, index) => `${index + 1}. ${collectTexts(row).join(' · ')}`).join('\n')
}

const ROW_FIELDS_WITHOUT_TEXT = new Set(['id', 'blockType'])

function collectTexts(value: unknown): string[] {
  const text = plainTextOfValue(value)
  if (typeof value !== 'object' || value === null) return text?.trim() ? [text] : []
  if ('root' in value) return text ? [text] : []
  return Object.entries(value).flatMap(([name, part]) =>
    ROW_FIELDS_WITHOUT_TEXT.has(name) ? [] : collectTexts(part),
  )
}
