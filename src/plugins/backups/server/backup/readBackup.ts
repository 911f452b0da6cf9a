import { createReadStream, existsSync } from 'node:fs'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { backupText } from '@/src/plugins/backups/words/terminal'
import { Refusal } from '@/src/server/refusal'
import { decryptFile, encryptedFileName } from './encryption'
import { fileChecksum } from './fileChecksum'
import { backupPathOfTable, backupPathOfUpload, MANIFEST_NAME, Manifest } from './manifest'

/**
 * Reads the manifest of a backup and checks each part against its checksum.
 * @param identity the private age key; needed for an encrypted backup
 * @throws Refusal with a sentence that names the missing or damaged part
 */
export async function readBackup(folder: string, identity?: string): Promise<Manifest> {
  const isSealed = existsSync(path.join(folder, encryptedFileName(MANIFEST_NAME, true)))
  const file = path.join(folder, encryptedFileName(MANIFEST_NAME, isSealed))
  if (!existsSync(file)) throw new Refusal(backupText.notABackup(folder))
  const { data, success } = Manifest.safeParse(await readManifest(file, { isSealed, identity }))
  if (!success || data.sealed !== isSealed) throw new Refusal(backupText.otherFormat(folder))
  const expected = [
    ...data.tables.map(({ name, sha256 }) => ({ part: backupPathOfTable(name), sha256 })),
    ...data.files.map(({ name, sha256 }) => ({ part: backupPathOfUpload(name), sha256 })),
  ]
  for (const { part, sha256 } of expected) {
    const found = await fileChecksum(path.join(folder, encryptedFileName(part, isSealed))).catch(
      () => null,
    )
    if (found?.sha256 !== sha256) throw new Refusal(backupText.damaged(part))
  }
  return data
}

type ReadBackupOptions = { isSealed: boolean; identity: string | undefined }

/** @throws Refusal when the manifest is truncated or is not JSON */
async function readManifest(
  file: string,
  { isSealed, identity }: ReadBackupOptions,
): Promise<unknown> {
  try {
    return JSON.parse(await text(isSealed ? decryptFile(file, identity) : createReadStream(file)))
  } catch (err) {
    if (err instanceof Refusal) throw err
    throw new Refusal(backupText.damaged(MANIFEST_NAME))
  }
}
