import { formatCountWithNoun, formatSecondsInBestUnit } from '@/src/content/formatMeasures'

/** The texts of the health check of text extraction. */
export const documentReadingCheckWords = {
  label: 'Lecture des CV',
  none: 'Le texte de tous les documents est lu.',
  waiting: (unread: number, seconds: number) =>
    `${formatCountWithNoun(unread, 'candidature attend la lecture de ses documents', 'candidatures attendent la lecture de leurs documents')}, la plus ancienne depuis ${formatSecondsInBestUnit(seconds)}.`,
  progressing: ' La lecture avance.',
  remedy:
    'Regardez le lanceur de tâches et le stockage des fichiers\u00A0; s’ils vont bien, le journal du site dit quelle lecture n’aboutit pas. La recherche ne trouve pas encore ces CV.',
} as const
