import type { SiteTimezone } from '@/src/domain/languages/siteLocale'
import type { SaveConflict } from '@/src/plugins/version-history/rules/mergeSaves'
import { valueAsText } from '@/src/plugins/version-history/rules/versionChanges'
import { valueText } from './versions'

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
export function conflictValueText(
  conflict: Pick<SaveConflict, 'field'>,
  value: unknown,
  timezone: SiteTimezone,
): string {
  const isRows = Array.isArray(value) && value.some((row) => typeof row === 'object')
  if (!isRows) return valueText(conflict, value, timezone)
  return value.map((row, index) => `${index + 1}. ${collectTexts(row).join(' · ')}`).join('\n')
}

const HIDDEN_FIELDS = new Set(['id', 'blockType'])

function collectTexts(value: unknown): string[] {
  const text = valueAsText(value)
  if (typeof value !== 'object' || value === null) return text?.trim() ? [text] : []
  if ('root' in value) return text ? [text] : []
  return Object.entries(value).flatMap(([name, part]) =>
    HIDDEN_FIELDS.has(name) ? [] : collectTexts(part),
  )
}
