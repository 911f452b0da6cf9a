import { spawnSync } from 'node:child_process'
import { chownSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { commandLineMessages } from '@/src/content/commandLineMessages'
import { OperatorError } from '../operatorError'
import type { SystemAccount } from './account'

/** Creates the database cluster with UTF-8 and French collation. */
export function initialiseCluster(
  home: string,
  binaries: string,
  account: SystemAccount,
  password: string,
) {
  const draft = path.join(home, 'cluster.new')
  const passwordFile = path.join(home, 'password')
  rmSync(draft, { recursive: true, force: true })
  writeFileSync(passwordFile, password, { mode: 0o600 })
  if (account) chownSync(passwordFile, account.uid, account.gid)
  const initdb = (characterRules: string[]) =>
    spawnSync(
      path.join(binaries, 'bin', 'initdb'),
      [
        `--pgdata=${draft}`,
        '--username=exemplia',
        '--auth=scram-sha-256',
        `--pwfile=${passwordFile}`,
        '--encoding=UTF8',
        '--locale=C',
        ...characterRules,
        '--locale-provider=icu',
        '--icu-locale=fr',
      ],
      { ...account, cwd: home, encoding: 'utf8' },
    )
  // Trigrams recognise accented letters only with UTF-8 character rules, which some systems lack.
  const attempt = initdb(['--lc-ctype=C.UTF-8'])
  const made = attempt.status === 0 ? attempt : initdb([])
  rmSync(passwordFile)
  if (made.status !== 0) {
    throw new OperatorError(
      commandLineMessages.databaseNotCreated(made.stderr || String(made.error)),
    )
  }
  // The folder is renamed when complete, so that an interrupted initialisation starts again.
  renameSync(draft, path.join(home, 'cluster'))
}
