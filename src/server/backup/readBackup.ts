import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { backupText } from '@/src/content/backup'
import { Refusal } from '../refusal'
import { checksum } from './checksum'
import { MANIFEST, Manifest, storedFile, tableFile } from './manifest'

/**
 * Reads what a backup says of itself, and whether it is so.
 * @throws Refusal with a sentence that names what is missing or damaged
 */
export async function readBackup(folder: string): Promise<Manifest> {
  const file = path.join(folder, MANIFEST)
  if (!existsSync(file)) throw new Refusal(backupText.notABackup(folder))
  const said = readJson(file)
  if (said === undefined) throw new Refusal(backupText.damaged(MANIFEST))
  const { data, success } = Manifest.safeParse(said)
  if (!success) throw new Refusal(backupText.otherFormat(folder))
  const expected = [
    ...data.tables.map(({ name, sha256 }) => ({ part: tableFile(name), sha256 })),
    ...data.files.map(({ name, sha256 }) => ({ part: storedFile(name), sha256 })),
  ]
  for (const { part, sha256 } of expected) {
    const found = await checksum(path.join(folder, part)).catch(() => null)
    if (found?.sha256 !== sha256) throw new Refusal(backupText.damaged(part))
  }
  return data
}

/** What the file says, unless it was cut short or overwritten. */
function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}
