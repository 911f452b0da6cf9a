const LISTED = 10

function listed(names: string[]) {
  const shown = names.slice(0, LISTED).map((name) => `  ${name}`)
  return [...shown, ...(names.length > LISTED ? ['  …'] : [])].join('\n')
}

/** Terminal output of backup and restore. */
export const backupText = {
  written: (folder: string, rows: number, files: number) =>
    `Sauvegarde : ${folder}\n${rows} lignes, ${files} fichiers. Les secrets (PAYLOAD_SECRET, ou DATA_DIR/secrets.json) n’y sont pas : gardez-les à part.`,
  filesMissing: (folder: string, names: string[]) =>
    `Sauvegarde incomplète (${folder}). Fichiers dont parle la base, et qui ne sont ni dans le stockage, ni sur le disque de cette machine (${names.length}) :\n${listed(names)}\nS’ils attendent sur une autre machine (candidate_files.spooled_on), patientez jusqu’à ce que le stockage les ait, puis recommencez. Tout le reste est sauvegardé.`,
  diskFull: (folder: string) =>
    `Le disque est plein : la sauvegarde ${folder} n’a pas été écrite, et rien n’en reste. Faites de la place, ou choisissez un dossier sur un autre disque.`,
  notWritable: (folder: string) =>
    `Ce compte n’a pas le droit d’écrire la sauvegarde ${folder}. Choisissez un autre dossier, ou donnez-lui celui-ci (dans un conteneur : chown 1000).`,
  storeUnreachable: (reason: string) =>
    `Le stockage S3 ne répond pas ou refuse : ${reason}. La sauvegarde n’a pas été écrite, et rien n’en reste.`,
  storeFull:
    'Le disque est plein : les fichiers de la sauvegarde n’ont pas pu être remis. Faites de la place, puis relancez la restauration.',
  storeNotWritable:
    'Ce compte n’a pas le droit d’écrire dans DATA_DIR : les fichiers de la sauvegarde n’ont pas pu être remis.',
  restoredWithout: (names: string[]) =>
    `Cette sauvegarde était incomplète ; fichiers qui manquent (${names.length}) :\n${listed(names)}`,
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
  notARecipient: (recipient: string) =>
    `BACKUP_RECIPIENTS : « ${recipient} » n’est pas une clé publique age (age1…, celle que dit age-keygen).`,
  identityMissing:
    'Cette sauvegarde est chiffrée : donnez la clé privée age (AGE-SECRET-KEY-…) dans BACKUP_IDENTITY, ou le fichier qui la contient dans BACKUP_IDENTITY_FILE.',
  notAnIdentity: 'BACKUP_IDENTITY n’est pas une clé privée age (AGE-SECRET-KEY-…).',
  otherIdentity:
    'La clé de BACKUP_IDENTITY n’ouvre pas cette sauvegarde : elle est faite pour une autre.',
  verifying: 'Vérification : restauration dans une base d’essai, puis comparaison…',
  verified: (rows: number, files: number) =>
    `Vérifié : ${rows} lignes et ${files} fichiers reviennent tels quels dans une base d’essai.`,
  notVerified: (place: string) =>
    `La sauvegarde ${place} ne se restaure pas telle quelle : la raison est au-dessus. Refaites-en une, et gardez celle d’avant.`,
  differs: (part: string) =>
    `Une fois restauré, ${part} n’est pas ce qui avait été lu pour la sauvegarde.`,
  scratchMissing: (database: string, owner: string) =>
    `La base d’essai manque, et ce compte ne peut pas la créer. En superutilisateur, une fois : CREATE DATABASE "${database}" OWNER "${owner}" TEMPLATE template0;`,
  scratchTaken: (database: string) =>
    `La base ${database} n’est pas celle d’essai des sauvegardes : elle contient des tables, et n’est pas touchée. Renommez-la.`,
  notAName: (name: string) =>
    `« ${name} » n’est pas un nom de sauvegarde : il en faut un comme sauvegarde-2026-11-24T03-00-00.`,
  notInPlace: (name: string, place: string) => `Il n’y a pas de sauvegarde ${name} dans ${place}.`,
  found: (names: string[]) =>
    names.length > 0 ? `Sauvegardes qui s’y trouvent :\n${listed(names)}` : 'Il n’y en a aucune.',
  waiting: 'Une autre sauvegarde est en cours\u00A0: celle-ci attend qu’elle finisse.',
  taken: (name: string, place: string) => `${name} est dans ${place}.`,
  outdatedRemoved: (names: string[]) =>
    `Sauvegardes ôtées, d’après BACKUP_KEEP : ${names.join(', ')}.`,
  awayUnreachable: (place: string, reason: string) =>
    `Le stockage des sauvegardes (${place}) ne répond pas ou refuse : ${reason}. Vérifiez BACKUP_TO.`,
  databaseInUse:
    'La base de données n’est pas vide : une sauvegarde ne se restaure que dans une base neuve (un autre DATA_DIR ou un autre DATABASE_URL).',
}
