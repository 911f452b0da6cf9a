import { createReadStream, existsSync } from 'node:fs'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { backupText } from '@/src/plugins/backups/words/terminal'
import { OperatorError } from '@/src/server/operatorError'
import { backupPartFileName, decryptFile } from './encryption'
import { fileChecksum } from './fileChecksum'
import { backupPathOfTable, backupPathOfUpload, MANIFEST_FILE_NAME, Manifest } from './manifest'

/**
 * Reads the manifest of a backup and checks each part against its checksum.
 * @param identity the private age key; needed for an encrypted backup
 * @throws OperatorError with a sentence that names the missing or damaged part
 */
export async function readBackup(folder: string, identity?: string): Promise<Manifest> {
  const isSealed = existsSync(path.join(folder, backupPartFileName(MANIFEST_FILE_NAME, true)))
  const file = path.join(folder, backupPartFileName(MANIFEST_FILE_NAME, isSealed))
  if (!existsSync(file)) throw new OperatorError(backupText.notABackup(folder))
  const { data, success } = Manifest.safeParse(await readManifest(file, { isSealed, identity }))
  if (!success || data.sealed !== isSealed) throw new OperatorError(backupText.otherFormat(folder))
  const expected = [
    ...data.tables.map(({ name, sha256 }) => ({ part: backupPathOfTable(name), sha256 })),
    ...data.files.map(({ name, sha256 }) => ({ part: backupPathOfUpload(name), sha256 })),
  ]
  for (const { part, sha256 } of expected) {
    const partFile = path.join(folder, backupPartFileName(part, isSealed))
    const isWhole = existsSync(partFile) && (await fileChecksum(partFile)).sha256 === sha256
    if (!isWhole) throw new OperatorError(backupText.damaged(part))
  }
  return data
}

type ReadManifestOptions = { isSealed: boolean; identity: string | undefined }

/** @throws OperatorError when the manifest is truncated or is not JSON */
async function readManifest(
  file: string,
  { isSealed, identity }: ReadManifestOptions,
): Promise<unknown> {
  try {
    return JSON.parse(await text(isSealed ? decryptFile(file, identity) : createReadStream(file)))
  } catch (err) {
    if (err instanceof OperatorError) throw err
    throw new OperatorError(backupText.damaged(MANIFEST_FILE_NAME))
  }
}
