import { createHash } from 'node:crypto'
import { createReadStream, statSync } from 'node:fs'
import { pipeline } from 'node:stream/promises'

/** Computes SHA-256 and size of a file on disk. */
export async function fileChecksum(file: string) {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return { sha256: hash.digest('hex'), bytes: statSync(file).size }
}
