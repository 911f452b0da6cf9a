const SECTOR = 512
const NONE = 0xffffffff
const END = 0xfffffffe
const TABLE = 0xfffffffd

type Entry = {
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
  entries?: Entry[]
  /** Values in the header, by offset. */
  header?: Record<number, number>
  sectors?: number
  /** Values in the sectors, by offset from the first sector. */
  words?: Record<number, number>
}

const ROOT_ENTRY: Entry = { name: 'Root Entry', type: 5, child: 1, start: END }

/** An OLE file of these parts, valid or malformed. */
function oleFile({ chain = {}, entries = [], header = {}, sectors = 4, words = {} }: OleParts) {
  const file = Buffer.alloc(SECTOR * (sectors + 1))
  file.write('d0cf11e0a1b11ae1', 'hex')
  // Version 3, byte order, sectors of 512 and of 64 bytes.
  file.write('3e000300feff09000600', 0x18, 'hex')
  file.fill(0xff, 0x4c, SECTOR)
  const standing = { 44: 1, 48: 1, 56: 4096, 60: END, 68: END, 76: 0 }
  writeWords(file, { ...standing, ...header })
  const body = file.subarray(SECTOR)
  body.fill(0xff, 0, SECTOR)
  const chains = Object.entries({ 0: TABLE, 1: END, ...chain })
  for (const [sector, next] of chains) body.writeUInt32LE(next, Number(sector) * 4)
  const directory = [ROOT_ENTRY, ...entries]
  directory.forEach((entry, index) => {
    writeEntry(body.subarray(SECTOR + index * 128), entry)
  })
  writeWords(body, words)
  return file
}

function writeWords(bytes: Buffer, words: Record<number, number>) {
  for (const [offset, word] of Object.entries(words)) bytes.writeUInt32LE(word, Number(offset))
}

function writeEntry(place: Buffer, { name, type, left, child, start, size }: Entry) {
  place.write(name, 'utf16le')
  place.writeUInt16LE(name.length * 2 + 2, 0x40)
  place.writeUInt8(type, 0x42)
  writeWords(place, { 68: left ?? NONE, 72: NONE, 76: child ?? NONE })
  writeWords(place, { 116: start ?? END, 120: size ?? 0 })
}

const word = (entry: Partial<Entry>): Entry => ({ name: 'WordDocument', type: 2, ...entry })

/** Files of a few kilobytes whose chains or trees contain a cycle. */
export const loopingOleFiles = {
  'a directory that goes on in itself': oleFile({ header: { 48: 2 }, chain: { 2: 3, 3: 2 } }),
  'a stream that goes on in itself': oleFile({
    entries: [word({ start: 2, size: 1_000_000 })],
    chain: { 2: 3, 3: 2 },
  }),
  'a table of small streams that goes on in itself': oleFile({
    header: { 60: 2 },
    chain: { 2: 3, 3: 2 },
  }),
  'a list of tables that goes on in itself': oleFile({
    header: { 68: 2, 72: 0x7fffffff },
    words: { [SECTOR * 3 - 4]: 3, [SECTOR * 4 - 4]: 2 },
  }),
  'two streams in the same sectors': oleFile({
    entries: [word({ left: 2, start: 2, size: 5000 }), word({ name: 'a', start: 2, size: 5000 })],
    sectors: 20,
    chain: Object.fromEntries(Array.from({ length: 12 }, (_, index) => [index + 2, index + 3])),
  }),
  'an entry that is its own sister': oleFile({ entries: [word({ left: 1 })] }),
  'two storages, each within the other': oleFile({
    entries: [word({ type: 1, child: 2 }), word({ type: 1, child: 1 })],
  }),
} satisfies Record<string, Buffer>

/** A stream of almost 5 MB whose sectors are stored in reverse order. */
export function descendingOleFile(): Buffer {
  const sectors = 10_000
  const tables = Math.ceil(sectors / 128)
  const last = sectors - 1
  const file = oleFile({
    sectors,
    entries: [word({ start: last, size: (sectors - tables - 1) * SECTOR })],
    header: { 44: tables, ...tableSectors(tables) },
  })
  const body = file.subarray(SECTOR)
  for (let sector = tables + 1; sector < sectors; sector++) {
    writeNext(body, sector, sector === tables + 1 ? END : sector - 1)
  }
  return file
}

// Sector 0 contains the first part of the table, sector 1 the directory.
const tableSector = (part: number) => (part === 0 ? 0 : part + 1)

function tableSectors(tables: number): Record<number, number> {
  return Object.fromEntries(
    Array.from({ length: tables }, (_, part) => [0x4c + part * 4, tableSector(part)]),
  )
}

function writeNext(body: Buffer, sector: number, next: number) {
  body.writeUInt32LE(next, tableSector(sector >> 7) * SECTOR + (sector & 127) * 4)
}
