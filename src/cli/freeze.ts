import { rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { commandLineMessages } from '@/src/content/commandLineMessages'
import frozen from '@/src/server/frozenMigrations.json'
import { computeMigrationChecksums } from '@/src/server/migrationChecksums'
import { root } from '@/src/server/root'

const FROZEN_MIGRATIONS_FILE = path.join(root, 'src/server/frozenMigrations.json')

/**
 * `freeze`: records the checksum of each new migration; a recorded checksum never changes. Only the newest
 * schema snapshot stays, because `migrate:create` compares with that one alone.
 */
export async function run() {
  const all = { ...computeMigrationChecksums(), ...frozen }
  const snapshots = Object.keys(all).filter((name) => name.endsWith('.json'))
  const outdated = new Set(snapshots.sort().slice(0, -1))
  for (const name of outdated) rmSync(path.join(root, 'migrations', name), { force: true })
  const left = Object.entries(all).filter(([name]) => !outdated.has(name))
  writeFileSync(FROZEN_MIGRATIONS_FILE, `${JSON.stringify(Object.fromEntries(left), null, 2)}\n`)
  const added = left.filter(([name]) => !(name in frozen))
  console.log(commandLineMessages.migrationsFrozen(added.length))
}
