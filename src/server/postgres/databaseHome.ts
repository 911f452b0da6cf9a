import { spawnSync } from 'node:child_process'
import {
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  rmdirSync,
  symlinkSync,
} from 'node:fs'
import path from 'node:path'
import { commandLineMessages } from '@/src/content/commandLineMessages'
import { OperatorError } from '../operatorError'
import type { SystemAccount } from './account'
import { createInSharedFolder, POSTGRES_SHARED_FOLDER } from './binaries'

/**
 * Creates the folder of the database. When the account cannot enter the data folder (for example a
 * home of root), the database is stored elsewhere and a symbolic link points to it.
 */
export function createDatabaseFolder(
  home: string,
  account: SystemAccount,
  print: (text: string) => void,
) {
  if (existsSync(home)) return
  if (lstatSync(home, { throwIfNoEntry: false })) {
    throw new OperatorError(commandLineMessages.databaseLinkBroken(home))
  }
  mkdirSync(home, { recursive: true, mode: 0o700 })
  if (!account) return
  chownSync(home, account.uid, account.gid)
  if (canEnterFolder(home, account)) return
  rmdirSync(home)
  const elsewhere = createInSharedFolder(() =>
    mkdtempSync(path.join(POSTGRES_SHARED_FOLDER, 'base-')),
  )
  chownSync(elsewhere, account.uid, account.gid)
  symlinkSync(elsewhere, home)
  print(commandLineMessages.databaseElsewhere(elsewhere, home))
}

// Whether a `cd` to the folder works, which depends on the permissions of all parents.
function canEnterFolder(folder: string, account: SystemAccount): boolean {
  const entered = spawnSync('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], { ...account, cwd: '/' })
  return entered.status === 0
}
