import { formatSecondsInBestUnit } from '@/src/content/formatMeasures'

/** The sentence below the retention periods. */
export const oldestBackupWords = {
  age: (seconds: number) =>
    `La sauvegarde la plus ancienne a ${formatSecondsInBestUnit(seconds)}\u00A0: jusqu’à sa suppression, elle contient encore les données supprimées depuis.`,
} as const
