import { chmodSync, type Dirent, existsSync, mkdirSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { commandLine } from '@/src/content/commandLine'
import { hasCode } from './process/hasCode'

const OTHERS = 0o077
/**
 * For a data folder of root: the account that runs PostgreSQL must be able to pass through, but not
 * to list it.
 */
const OTHERS_BUT_PASSING = 0o066

/** The site's own entries of the data folder: their permissions are restricted recursively. */
const KEPT = [
  'candidate-files',
  'media',
  'spool',
  'mails',
  'sauvegardes',
  'secrets.json',
  'postgres.log',
]
/** Restricted without their content, which belongs to PostgreSQL or to the build. */
const CLOSED = ['postgres', 'postgres-lock', 'web']

const isRoot = () => process.getuid?.() === 0

/** Creates the data folder; other accounts cannot read it. */
export function makeDataFolder(dataDir: string) {
  const made = mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  if (made && isRoot()) chmodSync(dataDir, 0o777 & ~OTHERS_BUT_PASSING)
}

/**
 * Sets the umask so that new files are private, and restricts the permissions of a data folder that
 * an older version created. A folder that contains unknown entries keeps its permissions.
 * @returns the paths whose permissions could not be changed, because they belong to another account
 */
export function keepPrivate(dataDir: string): string[] {
  process.umask(OTHERS)
  if (!existsSync(dataDir)) return []
  const entries = readdirSync(dataDir, { withFileTypes: true })
  const refused = entries
    .filter((entry) => [...KEPT, ...CLOSED].includes(entry.name) && !entry.isSymbolicLink())
    .flatMap((entry) => {
      const place = path.join(dataDir, entry.name)
      return KEPT.includes(entry.name) ? closeWhole(place, entry) : close(place, OTHERS)
    })
  const isOurs = entries.every(({ name }) => [...KEPT, ...CLOSED, 'lost+found'].includes(name))
  return isOurs ? [...refused, ...close(dataDir, isRoot() ? OTHERS_BUT_PASSING : OTHERS)] : refused
}

/** Restricts the permissions and warns on the terminal about paths that remain readable. */
export function closeDataFolder(dataDir: string) {
  const open = keepPrivate(dataDir)
  if (open.length > 0) console.warn(commandLine.dataFolderOpen(open))
}

// The folder is restricted after its content: an interrupted start finds it open and restricts it
// again.
function closeWhole(place: string, entry: Dirent): string[] {
  if (!entry.isDirectory()) return entry.isFile() ? close(place, OTHERS) : []
  if (!isOpen(place)) return []
  const inside = readdirSync(place, { withFileTypes: true })
  return [
    ...inside.flatMap((one) => closeWhole(path.join(place, one.name), one)),
    ...close(place, OTHERS),
  ]
}

const isOpen = (place: string) => ((modeOf(place) ?? 0) & OTHERS) !== 0

function close(place: string, closed: number): string[] {
  const mode = modeOf(place)
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
function modeOf(place: string): number | null {
  const found = statSync(place, { throwIfNoEntry: false })
  return found ? found.mode & 0o7777 : null
}
