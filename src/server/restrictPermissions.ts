import { chmodSync, type Dirent, existsSync, mkdirSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { commandLineMessages } from '@/src/content/commandLineMessages'
import { hasErrorCode } from './process/hasErrorCode'

const OTHERS_MODE_BITS = 0o077
/**
 * The mode bits that the data folder of root loses: the account that runs PostgreSQL may pass
 * through it, but not list it.
 */
const OTHERS_MODE_BITS_EXCEPT_SEARCH = 0o066

/** The site's own entries of the data folder: their permissions are restricted recursively. */
const SITE_DATA_ENTRIES = [
  'candidate-files',
  'media',
  'spool',
  'mails',
  'sauvegardes',
  'deletion-journal',
  'secrets.json',
  'postgres.log',
]
/** Entries of PostgreSQL or the build, which are restricted without their content. */
const FOREIGN_DATA_ENTRIES = ['postgres', 'postgres-lock', 'web']

const isRunningAsRoot = () => process.getuid?.() === 0

/** Creates the data folder; other accounts cannot read it. */
export function makeDataFolder(dataDir: string) {
  const made = mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  if (made && isRunningAsRoot()) chmodSync(dataDir, 0o777 & ~OTHERS_MODE_BITS_EXCEPT_SEARCH)
}

/**
 * Sets the umask so that new files are private, and restricts the permissions of a data folder that
 * an older version created. If the folder has unknown entries, its own permissions do not change,
 * only those of our entries.
 * @returns the paths whose permissions could not be changed, because they belong to another account
 */
export function restrictPermissions(dataDir: string): string[] {
  process.umask(OTHERS_MODE_BITS)
  if (!existsSync(dataDir)) return []
  const entries = readdirSync(dataDir, { withFileTypes: true })
  const refused = entries
    .filter(
      (entry) =>
        [...SITE_DATA_ENTRIES, ...FOREIGN_DATA_ENTRIES].includes(entry.name) &&
        !entry.isSymbolicLink(),
    )
    .flatMap((entry) => {
      const place = path.join(dataDir, entry.name)
      return SITE_DATA_ENTRIES.includes(entry.name)
        ? restrictRecursively(place, entry)
        : removeModeBits(place, OTHERS_MODE_BITS)
    })
  const isOurs = entries.every(({ name }) =>
    [...SITE_DATA_ENTRIES, ...FOREIGN_DATA_ENTRIES, 'lost+found'].includes(name),
  )
  return isOurs
    ? [
        ...refused,
        ...removeModeBits(
          dataDir,
          isRunningAsRoot() ? OTHERS_MODE_BITS_EXCEPT_SEARCH : OTHERS_MODE_BITS,
        ),
      ]
    : refused
}

/** Restricts the permissions and warns on the terminal about paths that remain readable. */
export function restrictPermissionsAndWarn(dataDir: string) {
  const open = restrictPermissions(dataDir)
  if (open.length > 0) console.warn(commandLineMessages.dataFolderOpen(open))
}

// Restricts a folder after its content, so that an interrupted start finds it open and restricts it
// again.
function restrictRecursively(place: string, entry: Dirent): string[] {
  if (!entry.isDirectory()) return entry.isFile() ? removeModeBits(place, OTHERS_MODE_BITS) : []
  if (!isAccessibleToOthers(place)) return []
  const inside = readdirSync(place, { withFileTypes: true })
  return [
    ...inside.flatMap((one) => restrictRecursively(path.join(place, one.name), one)),
    ...removeModeBits(place, OTHERS_MODE_BITS),
  ]
}

const isAccessibleToOthers = (place: string) => ((fileMode(place) ?? 0) & OTHERS_MODE_BITS) !== 0

function removeModeBits(place: string, closed: number): string[] {
  const mode = fileMode(place)
  if (mode === null || (mode & closed) === 0) return []
  try {
    chmodSync(place, mode & ~closed)
    return []
  } catch (err) {
    if (hasErrorCode(err, 'ENOENT')) return []
    if (hasErrorCode(err, 'EPERM', 'EROFS', 'ENOTSUP')) return [place]
    throw err
  }
}

// Reads the mode of a file; null when another server has moved the file to the store.
function fileMode(place: string): number | null {
  const found = statSync(place, { throwIfNoEntry: false })
  return found ? found.mode & 0o7777 : null
}
