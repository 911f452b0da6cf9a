import { formatSecondsInBestUnit } from '@/src/content/formatMeasures'

/** The text of the health check of retention. */
export const retentionCheckWords = {
  label: 'Conservation',
  fine: (seconds: number) => `Appliquée il y a ${formatSecondsInBestUnit(seconds)}.`,
  never: 'Les durées de conservation n’ont jamais été appliquées.',
  notYet: 'Pas encore appliquée\u00A0: le site n’a pas deux jours.',
  remedy: 'Regardez le lanceur de tâches\u00A0: il la met en file chaque nuit.',
} as const
