import { crc32, inflateRawSync } from 'node:zlib'
import type { Entry } from 'yauzl'

const STORED = 0
const DEFLATED = 8

/**
 * One entry's content. In one piece and at once, because a stream for each of two thousand entries
 * takes a second; how much it may unpack to is settled before.
 * @throws when size or sum are not what the directory says, or it is packed in a way Word does not use
 */
export function unpackEntry(bytes: Buffer, entry: Entry, start: number): Buffer {
  if (entry.isEncrypted()) throw new Error('An entry is encrypted')
  const content = inflate(entry, bytes.subarray(start, start + entry.compressedSize))
  if (content.length !== entry.uncompressedSize || crc32(content) !== entry.crc32) {
    throw new Error('An entry is not what the directory says')
  }
  return content
}

function inflate({ compressionMethod, uncompressedSize }: Entry, packed: Buffer): Buffer {
  if (compressionMethod === STORED) return packed
  if (compressionMethod !== DEFLATED) throw new Error('An entry is packed in another way')
  return inflateRawSync(packed, { maxOutputLength: Math.max(uncompressedSize, 1) })
}
