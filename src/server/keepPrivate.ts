import { chmodSync, type Dirent, existsSync, mkdirSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { commandLine } from '@/src/content/commandLine'
import { hasCode } from './process/hasCode'

const OTHERS = 0o077
/** Into a data folder of root's goes also whoever runs its PostgreSQL, who must know what is there. */
const OTHERS_BUT_PASSING = 0o066

/** What a site keeps in its data folder: closed with all that is in it. */
const KEPT = [
  'candidate-files',
  'media',
  'spool',
  'mails',
  'sauvegardes',
  'secrets.json',
  'postgres.log',
]
/** Closed alone: what is in it belongs to PostgreSQL, or is the build's. */
const CLOSED = ['postgres', 'postgres-lock', 'web']

const isRoot = () => process.getuid?.() === 0

/** Makes the data folder, which no other account may look into. */
export function makeDataFolder(dataDir: string) {
  const made = mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  if (made && isRoot()) chmodSync(dataDir, 0o777 & ~OTHERS_BUT_PASSING)
}

/**
 * Has this process make files that only its own account reads, and closes a data folder that an earlier
 * version left open, with what is in it. A folder that holds anything else is not the site's to close.
 * @returns the places that could not be closed, because they are somebody else's
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

/** Does so, and tells the person at the terminal what it could not close. */
export function closeDataFolder(dataDir: string) {
  const open = keepPrivate(dataDir)
  if (open.length > 0) console.warn(commandLine.dataFolderOpen(open))
}

// The folder last: a start that is cut short finds it open the next time, and begins anew.
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

// Another server may have sent the file on meanwhile.
function modeOf(place: string): number | null {
  const found = statSync(place, { throwIfNoEntry: false })
  return found ? found.mode & 0o7777 : null
}
