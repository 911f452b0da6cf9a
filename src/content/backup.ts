/** What backing up and restoring say in the terminal. */
export const backupText = {
  written: (folder: string, rows: number, files: number) =>
    `Sauvegarde : ${folder}\n${rows} lignes, ${files} fichiers. Les secrets (PAYLOAD_SECRET, ou DATA_DIR/secrets.json) n’y sont pas : gardez-les à part.`,
  restored: (folder: string, rows: number, files: number) =>
    `Restauré depuis ${folder} : ${rows} lignes, ${files} fichiers.`,
  folderMissing: 'Dites quel dossier restaurer : npm run restore -- chemin/de/la/sauvegarde',
  folderTaken: (folder: string) => `Le dossier ${folder} existe déjà : choisissez-en un autre.`,
  notABackup: (folder: string) => `Le dossier ${folder} n’est pas une sauvegarde entière.`,
  otherFormat: (folder: string) => `La sauvegarde ${folder} a un format inconnu de cette version.`,
  damaged: (part: string) =>
    `La sauvegarde est abîmée : ${part} manque ou a changé. Rien n’a été restauré.`,
  fromNewerVersion: (migrations: string[]) =>
    `La sauvegarde vient d’une version plus récente (${migrations.join(', ')}) : mettez d’abord le site à jour.`,
  databaseInUse:
    'La base de données n’est pas vide : une sauvegarde ne se restaure que dans une base neuve (un autre DATA_DIR ou un autre DATABASE_URL).',
}
