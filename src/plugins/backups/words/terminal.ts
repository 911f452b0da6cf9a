const MAX_LISTED_NAMES = 10

function formatNameList(names: string[]) {
  const shown = names.slice(0, MAX_LISTED_NAMES).map((name) => `  ${name}`)
  return [...shown, ...(names.length > MAX_LISTED_NAMES ? ['  …'] : [])].join('\n')
}

/** The texts that backup and restore print in the terminal. */
export const backupText = {
  written: (folder: string, rows: number, files: number) =>
    `Backup: ${folder}\n${rows} rows, ${files} files. The secrets (PAYLOAD_SECRET, or DATA_DIR/secrets.json) are not included: store them apart.`,
  filesMissing: (folder: string, names: string[]) =>
    `Incomplete backup (${folder}). Files that the database names and that are neither in the storage nor on the disk of this machine (${names.length}):\n${formatNameList(names)}\nIf they wait on another machine (candidate_files.spooled_on), wait until the storage has them, then try again. Everything else is backed up.`,
  diskFull: (folder: string) =>
    `The disk is full: the backup ${folder} was not written, and nothing of it is left. Free some space, or choose a folder on another disk.`,
  notWritable: (folder: string) =>
    `This account may not write the backup ${folder}. Choose another folder, or change its owner (in a container: chown 1000).`,
  storeUnreachable: (reason: string) =>
    `The S3 storage does not respond or refuses: ${reason}. The backup was not written, and nothing of it is left.`,
  storeFull:
    'The disk is full: the files of the backup could not be restored. Free some space, then run the restore again.',
  storeNotWritable:
    'This account may not write to DATA_DIR: the files of the backup could not be restored.',
  restoredWithout: (names: string[]) =>
    `This backup was incomplete; missing files (${names.length}):\n${formatNameList(names)}`,
  restored: (folder: string, rows: number, files: number) =>
    `Restored from ${folder}: ${rows} rows, ${files} files.`,
  repeated: (deletions: number) =>
    `Deletions, withdrawals and revocations since the backup that were repeated: ${deletions}. Erasures of persons since the backup: repeat those of mentions in texts by hand.`,
  journalMissing:
    'No deletion journal was found in the storage of files or in BACKUP_TO: what was deleted on request since the backup exists again.',
  olderThanJournal:
    'This backup is older than the deletion journal: what was deleted between the backup and the update that began the journal exists again. Repeat these erasures by hand.',
  journalDamaged: (names: string[]) =>
    `Damaged files of the deletion journal, whose valid lines were repeated (${names.length}):\n${formatNameList(names)}`,
  journalUnreadable: (place: string, reason: string) =>
    `The deletion journal in ${place} cannot be read: ${reason}. Nothing was restored, because deleted data would return. Try again, or remove BACKUP_TO if that storage is lost.`,
  folderMissing: 'Name the folder to restore: npm run restore -- path/of/the/backup',
  folderTaken: (folder: string) => `The folder ${folder} already exists: choose another one.`,
  notABackup: (folder: string) => `The folder ${folder} is not a complete backup.`,
  otherFormat: (folder: string) =>
    `The backup ${folder} has a format that this version does not know.`,
  damaged: (part: string) =>
    `The backup is damaged: ${part} is missing or has changed. Nothing was restored.`,
  fromNewerVersion: (migrations: string[]) =>
    `The backup comes from a newer version (${migrations.join(', ')}): update the site first.`,
  notARecipient: (recipient: string) =>
    `BACKUP_RECIPIENTS: "${recipient}" is not a public age key (age1…, as printed by age-keygen).`,
  identityMissing:
    'This backup is encrypted: set BACKUP_IDENTITY to the private age key (AGE-SECRET-KEY-…), or BACKUP_IDENTITY_FILE to the file that contains it.',
  notAnIdentity: 'BACKUP_IDENTITY is not a private age key (AGE-SECRET-KEY-…).',
  otherIdentity:
    'The key in BACKUP_IDENTITY does not open this backup, which was made for another key.',
  verifying: 'Verifying: restoring into a test database, then comparing…',
  verified: (rows: number, files: number) =>
    `Verified: ${rows} rows and ${files} files are restored unchanged into a test database.`,
  notVerified: (place: string) =>
    `The backup ${place} is not restored unchanged: the reason is above. Make another one, and keep the previous one.`,
  differs: (part: string) =>
    `After the restore, ${part} differs from what was read for the backup.`,
  scratchMissing: (database: string, owner: string) =>
    `The test database is missing, and this account cannot create it. Once, as a superuser: CREATE DATABASE "${database}" OWNER "${owner}" TEMPLATE template0;`,
  scratchTaken: (database: string) =>
    `The database ${database} is not the test database of backups: it contains tables and is not changed. Rename it.`,
  notAName: (name: string) =>
    `"${name}" is not the name of a backup, such as sauvegarde-2026-11-24T03-00-00.`,
  notInPlace: (name: string, place: string) => `There is no backup ${name} in ${place}.`,
  found: (names: string[]) =>
    names.length > 0 ? `Backups there:\n${formatNameList(names)}` : 'There is none.',
  waiting: 'Another backup is running: this one waits for its end.',
  taken: (name: string, place: string) => `${name} is in ${place}.`,
  outdatedRemoved: (names: string[]) =>
    `Backups removed, according to BACKUP_KEEP: ${names.join(', ')}.`,
  awayUnreachable: (place: string, reason: string) =>
    `The storage of backups (${place}) does not respond or refuses: ${reason}. Check BACKUP_TO.`,
  databaseInUse:
    'The database is not empty: a backup is restored only into an empty database (another DATA_DIR or another DATABASE_URL).',
}
