import { chmodSync, type Dirent, existsSync, mkdirSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { commandLine } from '@/src/content/commandLine'
import { hasCode } from './process/hasCode'

const OTHER_ACCOUNTS = 0o077
/**
 * For a data folder of root: the account that runs PostgreSQL must be able to pass through, but not
 * to list it.
 */
const OTHER_ACCOUNTS_EXCEPT_SEARCH = 0o066

/** The site's own entries of the data folder: their permissions are restricted recursively. */
const OWN_ENTRIES = [
  'candidate-files',
  'media',
  'spool',
  'mails',
  'sauvegardes',
  'secrets.json',
  'postgres.log',
]
/** Restricted without their content, which belongs to PostgreSQL or to the build. */
const CLOSED_ENTRIES = ['postgres', 'postgres-lock', 'web']

const isRoot = () => process.getuid?.() === 0

/** Creates the data folder; other accounts cannot read it. */
export function makeDataFolder(dataDir: string) {
  const made = mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  if (made && isRoot()) chmodSync(dataDir, 0o777 & ~OTHER_ACCOUNTS_EXCEPT_SEARCH)
}

/**
 * Sets the umask so that new files are private, and restricts the permissions of a data folder that
 * an older version created. A folder that contains unknown entries keeps its permissions.
 * @returns the paths whose permissions could not be changed, because they belong to another account
 */
export function restrictPermissions(dataDir: string): string[] {
  process.umask(OTHER_ACCOUNTS)
  if (!existsSync(dataDir)) return []
  const entries = readdirSync(dataDir, { withFileTypes: true })
  const refused = entries
    .filter(
      (entry) =>
        [...OWN_ENTRIES, ...CLOSED_ENTRIES].includes(entry.name) && !entry.isSymbolicLink(),
    )
    .flatMap((entry) => {
      const place = path.join(dataDir, entry.name)
      return OWN_ENTRIES.includes(entry.name)
        ? restrictRecursively(place, entry)
        : restrictFolder(place, OTHER_ACCOUNTS)
    })
  const isOurs = entries.every(({ name }) =>
    [...OWN_ENTRIES, ...CLOSED_ENTRIES, 'lost+found'].includes(name),
  )
  return isOurs
    ? [
        ...refused,
        ...restrictFolder(dataDir, isRoot() ? OTHER_ACCOUNTS_EXCEPT_SEARCH : OTHER_ACCOUNTS),
      ]
    : refused
}

/** Restricts the permissions and warns on the terminal about paths that remain readable. */
export function restrictDataFolder(dataDir: string) {
  const open = restrictPermissions(dataDir)
  if (open.length > 0) console.warn(commandLine.dataFolderOpen(open))
}

// The folder is restricted after its content: an interrupted start finds it open and restricts it
// again.
function restrictRecursively(place: string, entry: Dirent): string[] {
  if (!entry.isDirectory()) return entry.isFile() ? restrictFolder(place, OTHER_ACCOUNTS) : []
  if (!isOpen(place)) return []
  const inside = readdirSync(place, { withFileTypes: true })
  return [
    ...inside.flatMap((one) => restrictRecursively(path.join(place, one.name), one)),
    ...restrictFolder(place, OTHER_ACCOUNTS),
  ]
}

const isOpen = (place: string) => ((fileMode(place) ?? 0) & OTHER_ACCOUNTS) !== 0

function restrictFolder(place: string, closed: number): string[] {
  const mode = fileMode(place)
  if (mode === null || (mode & closed) === 0) return []
  try {
    chmodSync(place, mode & ~closed)
    return []
  } catch (err) {
    if (hasCode(err, 'ENOENT')) return []
    if (hasCode(err, 'EPERM', 'EROFS', 'ENOTSUP')) return [place]
    throw err
  }
}

// Null when the file no longer exists: another server may have moved it to the store.
function fileMode(place: string): number | null {
  const found = statSync(place, { throwIfNoEntry: false })
  return found ? found.mode & 0o7777 : null
}
