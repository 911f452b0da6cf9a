import { crc32, deflateRawSync } from 'node:zlib'

export type ZipPart = {
  name: string
  content: Buffer | string
  /** A false size in the directory. */
  declaredBytes?: number
  declaredSum?: number
}

/** A zip file of these parts, valid or malformed. */
export function zipFile(parts: ZipPart[]): Buffer {
  const locals: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const part of parts) {
    const name = Buffer.from(part.name)
    const content = Buffer.from(part.content)
    const packed = deflateRawSync(content)
    const sizes = { crc: crc32(content), packed: packed.length, unpacked: content.length }
    const declared = {
      ...sizes,
      crc: part.declaredSum ?? sizes.crc,
      unpacked: part.declaredBytes ?? sizes.unpacked,
    }
    const local = Buffer.concat([createLocalHeader(name, declared), name, packed])
    directory.push(Buffer.concat([createDirectoryHeader(name, declared, offset), name]))
    locals.push(local)
    offset += local.length
  }
  const directoryBytes = Buffer.concat(directory)
  return Buffer.concat([
    ...locals,
    directoryBytes,
    createEndRecord(parts.length, directoryBytes.length, offset),
  ])
}

type EntrySizes = { crc: number; packed: number; unpacked: number }

function createLocalHeader(name: Buffer, sizes: EntrySizes): Buffer {
  const header = Buffer.alloc(30)
  header.writeUInt32LE(0x04034b50, 0)
  writeCommonHeaderFields(header.subarray(4), sizes, name)
  return header
}

function createDirectoryHeader(name: Buffer, sizes: EntrySizes, offset: number): Buffer {
  const header = Buffer.alloc(46)
  header.writeUInt32LE(0x02014b50, 0)
  header.writeUInt16LE(20, 4)
  writeCommonHeaderFields(header.subarray(6), sizes, name)
  header.writeUInt32LE(offset, 42)
  return header
}

function writeCommonHeaderFields(
  header: Buffer,
  { crc, packed, unpacked }: EntrySizes,
  name: Buffer,
): void {
  header.writeUInt16LE(20, 0)
  header.writeUInt16LE(0x0800, 2)
  header.writeUInt16LE(8, 4)
  header.writeUInt32LE(crc, 10)
  header.writeUInt32LE(packed, 14)
  header.writeUInt32LE(unpacked, 18)
  header.writeUInt16LE(name.length, 22)
}

function createEndRecord(count: number, directoryBytes: number, offset: number): Buffer {
  const record = Buffer.alloc(22)
  record.writeUInt32LE(0x06054b50, 0)
  record.writeUInt16LE(count, 8)
  record.writeUInt16LE(count, 10)
  record.writeUInt32LE(directoryBytes, 12)
  record.writeUInt32LE(offset, 16)
  return record
}
