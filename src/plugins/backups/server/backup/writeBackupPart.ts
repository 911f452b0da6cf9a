import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { PRIVATE_FILE_MODE } from '@/src/server/privateFiles'
import { createEncryptionStep } from './encryption'
import { fileChecksum } from './fileChecksum'

type WritePartOptions = { file: string; recipients: string[]; isPacked: boolean }

/**
 * Writes one part of a backup. Returns the checksum of the bytes read and that of the stored file.
 */
export async function writeBackupPart(
  bytes: Readable,
  { file, recipients, isPacked }: WritePartOptions,
) {
  const content = createHash('sha256')
  async function* hashing(chunks: AsyncIterable<Uint8Array>) {
    for await (const chunk of chunks) {
      content.update(chunk)
      yield chunk
    }
  }
  const place = createWriteStream(file, { mode: PRIVATE_FILE_MODE })
  if (isPacked)
    await pipeline(bytes, hashing, createGzip(), createEncryptionStep(recipients), place)
  else await pipeline(bytes, hashing, createEncryptionStep(recipients), place)
  return { ...(await fileChecksum(file)), content: content.digest('hex') }
}

/** Computes the SHA-256 of a stream. */
export async function hashStream(bytes: Readable): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(bytes, hash)
  return hash.digest('hex')
}
