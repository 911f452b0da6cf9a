import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { commandLine } from '@/src/content/commandLine'
import frozen from '@/src/server/frozenMigrations.json'
import { migrationChecksums } from '@/src/server/migrationChecksums'
import { root } from '@/src/server/root'

const LIST = path.join(root, 'src/server/frozenMigrations.json')

/** `freeze`: records the checksums of new migrations. A recorded checksum never changes. */
export async function run() {
  const all = { ...migrationChecksums(), ...frozen }
  writeFileSync(LIST, `${JSON.stringify(all, null, 2)}\n`)
  console.log(commandLine.migrationsFrozen(Object.keys(all).length - Object.keys(frozen).length))
}
