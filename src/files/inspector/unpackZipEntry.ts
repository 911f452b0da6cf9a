import { crc32, inflateRawSync } from 'node:zlib'
import type { Entry } from 'yauzl'

const METHOD_STORED = 0
const METHOD_DEFLATED = 8

/**
 * Unpacks one entry synchronously: a stream for each of two thousand entries takes a second. The
 * unpacked size was checked before. @throws when the size or checksum is wrong, or the compression
 * method is not one that Word uses
 */
export function unpackZipEntry(bytes: Buffer, entry: Entry, start: number): Buffer {
  if (entry.isEncrypted()) throw new Error('An entry is encrypted')
  const content = inflateEntry(entry, bytes.subarray(start, start + entry.compressedSize))
  if (content.length !== entry.uncompressedSize || crc32(content) !== entry.crc32) {
    throw new Error('The size or checksum of an entry is wrong')
  }
  return content
}

function inflateEntry({ compressionMethod, uncompressedSize }: Entry, packed: Buffer): Buffer {
  if (compressionMethod === METHOD_STORED) return packed
  if (compressionMethod !== METHOD_DEFLATED)
    throw new Error('An entry has an unsupported compression method')
  return inflateRawSync(packed, { maxOutputLength: Math.max(uncompressedSize, 1) })
}
