import { formatSecondsInBestUnit } from '@/src/content/formatMeasures'

/** The texts of the health check of backups. */
export const backupCheckWords = {
  label: 'Sauvegarde',
  fine: (seconds: number) =>
    `La dernière sauvegarde entière a ${formatSecondsInBestUnit(seconds)}.`,
  never: 'Aucune sauvegarde entière n’a été faite.',
  notYet: 'Aucune sauvegarde encore\u00A0: le site n’a pas deux jours.',
  verification: (last: { age: number; isSound: boolean } | null) => {
    if (!last) return 'Aucune n’a été restaurée pour essai.'
    return last.isSound
      ? `L’une a été restaurée pour essai, et comparée, il y a ${formatSecondsInBestUnit(last.age)}.`
      : `Le dernier essai de restauration, il y a ${formatSecondsInBestUnit(last.age)}, a échoué.`
  },
  journalWaits: (seconds: number) =>
    `Le journal des suppressions n’est pas écrit depuis ${formatSecondsInBestUnit(seconds)}\u00A0: une restauration ramènerait ce qui a été supprimé depuis.`,
  journalRemedy:
    'Vérifiez que le lanceur fonctionne, et qu’il peut écrire dans le stockage des fichiers et dans BACKUP_TO\u00A0; ses journaux disent lequel refuse.',
  remedy:
    'Donnez BACKUP_TO\u00A0: le lanceur en fait une chaque nuit. Ou lancez npm run backup -- --verify, et mettez-le dans cron (docs/operations.md).',
  verificationRemedy:
    'Lancez npm run backup -- --verify\u00A0: il en fait une, la restaure dans une base d’essai, et dit ce qui diffère.',
} as const
