const SECTOR_BYTES = 512
const NO_ENTRY = 0xffffffff
const END_OF_CHAIN = 0xfffffffe
const TABLE_SECTOR = 0xfffffffd

type DirectoryEntry = {
  name: string
  type: number
  left?: number
  child?: number
  start?: number
  size?: number
}

export type OleParts = {
  /** The next sector of each sector; sector 0 contains the table, sector 1 the directory. */
  chain?: Record<number, number>
  entries?: DirectoryEntry[]
  /** Values in the header, by offset. */
  header?: Record<number, number>
  sectors?: number
  /** Values in the sectors, by offset from the first sector. */
  words?: Record<number, number>
}

const ROOT_ENTRY: DirectoryEntry = { name: 'Root Entry', type: 5, child: 1, start: END_OF_CHAIN }

/** An OLE file of these parts, valid or malformed. */
function oleFile({ chain = {}, entries = [], header = {}, sectors = 4, words = {} }: OleParts) {
  const file = Buffer.alloc(SECTOR_BYTES * (sectors + 1))
  file.write('d0cf11e0a1b11ae1', 'hex')
  // Version 3, byte order, sectors of 512 and of 64 bytes.
  file.write('3e000300feff09000600', 0x18, 'hex')
  file.fill(0xff, 0x4c, SECTOR_BYTES)
  const standing = { 44: 1, 48: 1, 56: 4096, 60: END_OF_CHAIN, 68: END_OF_CHAIN, 76: 0 }
  writeUint32Words(file, { ...standing, ...header })
  const body = file.subarray(SECTOR_BYTES)
  body.fill(0xff, 0, SECTOR_BYTES)
  const chains = Object.entries({ 0: TABLE_SECTOR, 1: END_OF_CHAIN, ...chain })
  for (const [sector, next] of chains) body.writeUInt32LE(next, Number(sector) * 4)
  const directory = [ROOT_ENTRY, ...entries]
  directory.forEach((entry, index) => {
    writeDirectoryEntry(body.subarray(SECTOR_BYTES + index * 128), entry)
  })
  writeUint32Words(body, words)
  return file
}

function writeUint32Words(bytes: Buffer, words: Record<number, number>) {
  for (const [offset, word] of Object.entries(words)) bytes.writeUInt32LE(word, Number(offset))
}

function writeDirectoryEntry(
  place: Buffer,
  { name, type, left, child, start, size }: DirectoryEntry,
) {
  place.write(name, 'utf16le')
  place.writeUInt16LE(name.length * 2 + 2, 0x40)
  place.writeUInt8(type, 0x42)
  writeUint32Words(place, { 68: left ?? NO_ENTRY, 72: NO_ENTRY, 76: child ?? NO_ENTRY })
  writeUint32Words(place, { 116: start ?? END_OF_CHAIN, 120: size ?? 0 })
}

const wordDocumentEntry = (entry: Partial<DirectoryEntry>): DirectoryEntry => ({
  name: 'WordDocument',
  type: 2,
  ...entry,
})

/** Files of a few kilobytes whose chains or trees contain a cycle. */
export const loopingOleFiles = {
  'a directory that goes on in itself': oleFile({ header: { 48: 2 }, chain: { 2: 3, 3: 2 } }),
  'a stream that goes on in itself': oleFile({
    entries: [wordDocumentEntry({ start: 2, size: 1_000_000 })],
    chain: { 2: 3, 3: 2 },
  }),
  'a table of small streams that goes on in itself': oleFile({
    header: { 60: 2 },
    chain: { 2: 3, 3: 2 },
  }),
  'a list of tables that goes on in itself': oleFile({
    header: { 68: 2, 72: 0x7fffffff },
    words: { [SECTOR_BYTES * 3 - 4]: 3, [SECTOR_BYTES * 4 - 4]: 2 },
  }),
  'two streams in the same sectors': oleFile({
    entries: [
      wordDocumentEntry({ left: 2, start: 2, size: 5000 }),
      wordDocumentEntry({ name: 'a', start: 2, size: 5000 }),
    ],
    sectors: 20,
    chain: Object.fromEntries(Array.from({ length: 12 }, (_, index) => [index + 2, index + 3])),
  }),
  'an entry that is its own sister': oleFile({ entries: [wordDocumentEntry({ left: 1 })] }),
  'two storages, each within the other': oleFile({
    entries: [wordDocumentEntry({ type: 1, child: 2 }), wordDocumentEntry({ type: 1, child: 1 })],
  }),
} satisfies Record<string, Buffer>

/** A stream of almost 5 MB whose sectors are stored in reverse order. */
export function descendingOleFile(): Buffer {
  const sectors = 10_000
  const tables = Math.ceil(sectors / 128)
  const last = sectors - 1
  const file = oleFile({
    sectors,
    entries: [wordDocumentEntry({ start: last, size: (sectors - tables - 1) * SECTOR_BYTES })],
    header: { 44: tables, ...tableSectorWords(tables) },
  })
  const body = file.subarray(SECTOR_BYTES)
  for (let sector = tables + 1; sector < sectors; sector++) {
    writeNextSector(body, sector, sector === tables + 1 ? END_OF_CHAIN : sector - 1)
  }
  return file
}

// Sector 0 contains the first part of the table, sector 1 the directory.
const tableSectorOf = (part: number) => (part === 0 ? 0 : part + 1)

function tableSectorWords(tables: number): Record<number, number> {
  return Object.fromEntries(
    Array.from({ length: tables }, (_, part) => [0x4c + part * 4, tableSectorOf(part)]),
  )
}

function writeNextSector(body: Buffer, sector: number, next: number) {
  body.writeUInt32LE(next, tableSectorOf(sector >> 7) * SECTOR_BYTES + (sector & 127) * 4)
}
