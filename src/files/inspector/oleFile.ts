// Reads the container of Word's binary documents (MS-CFB). The parser is our own, because those on
// npm follow the sector chains of an untrusted file without a check for loops.

const LAST_REGULAR_SECTOR = 0xfffffffa
const END_OF_CHAIN = 0xfffffffe
const NO_ENTRY = 0xffffffff
const DIRECTORY_ENTRY_BYTES = 128
const MINI_SECTOR_BYTES = 64
const ALLOWED_SECTOR_SHIFTS = [9, 12]
const STORAGE_ENTRY_TYPE = 1
const STREAM_ENTRY_TYPE = 2
const ROOT_ENTRY_TYPE = 5

export type OleEntry = { name: string; isTopLevel: boolean; content: Buffer }

/**
 * Reads the storages and streams of an OLE file. Each sector is read at most once, so that time and
 * memory are limited by the size of the file. @throws on chains and trees that loop, share sectors,
 * leave the file or end too early
 */
export function readOleFile(bytes: Buffer): OleEntry[] {
  const sectors = createSectorReader(bytes)
  const entries = splitDirectoryEntries(sectors.readChain(bytes.readUInt32LE(0x30)))
  const [root] = entries
  if (root?.readUInt8(0x42) !== ROOT_ENTRY_TYPE) throw new Error('The OLE file has no root entry')
  const miniSectors = createMiniSectorReader(bytes, sectors, root)
  const topLevel = findTopLevelEntries(entries)
  return entries.flatMap((entry, index) => {
    const type = entry.readUInt8(0x42)
    if (type !== STORAGE_ENTRY_TYPE && type !== STREAM_ENTRY_TYPE) return []
    const size = type === STREAM_ENTRY_TYPE ? entry.readUInt32LE(0x78) : 0
    const place = size < bytes.readUInt32LE(0x38) ? miniSectors : sectors
    const content = place.read(entry.readUInt32LE(0x74), size)
    return [{ name: readEntryName(entry), isTopLevel: topLevel.has(index), content }]
  })
}

function createSectorReader(bytes: Buffer): SectorChainReader {
  const shift = bytes.readUInt16LE(0x1e)
  if (!ALLOWED_SECTOR_SHIFTS.includes(shift))
    throw new Error('The sector size of the OLE file is invalid')
  const size = 2 ** shift
  const sector = (index: number) => bytes.subarray((index + 1) * size, (index + 2) * size)
  const count = Math.ceil(bytes.length / size) - 1
  const table = Buffer.concat(listTableSectors(bytes, { sector, size, count }).map(sector))
  return new SectorChainReader(table, { sector, size, count })
}

type SectorLayout = { sector: (index: number) => Buffer; size: number; count: number }

/**
 * Lists the sectors of the allocation table: 109 are in the header, the others in a chain of lists.
 */
function listTableSectors(bytes: Buffer, { sector, size, count }: SectorLayout): number[] {
  const named = readUint32s(bytes.subarray(0x4c, 0x200))
  let next = bytes.readUInt32LE(0x44)
  for (let steps = 0; next < LAST_REGULAR_SECTOR; steps++) {
    if (steps >= count) throw new Error('The list of an OLE file’s table sectors loops')
    const list = readUint32s(sector(next))
    next = list[size / 4 - 1] ?? END_OF_CHAIN
    named.push(...list.slice(0, size / 4 - 1))
  }
  const used = named.filter((index) => index < LAST_REGULAR_SECTOR)
  if (used.length > count) throw new Error('An OLE file’s table is larger than the file')
  return used
}

function readUint32s(bytes: Buffer): number[] {
  return Array.from({ length: bytes.length >> 2 }, (_, index) => bytes.readUInt32LE(index * 4))
}

/** Sectors of one size, chained by a table; each is read at most once. */
class SectorChainReader {
  readonly #given: Uint8Array

  constructor(
    private readonly table: Buffer,
    private readonly layout: SectorLayout,
  ) {
    this.#given = new Uint8Array(layout.count)
  }

  /** Reads the whole chain. */
  readChain(first: number): Buffer {
    return Buffer.concat(this.#take(first, this.layout.count))
  }

  /** Reads as many bytes of the chain as the stream declares. */
  read(first: number, bytes: number): Buffer {
    const stream = Buffer.concat(this.#take(first, Math.ceil(bytes / this.layout.size)))
    if (stream.length < bytes) throw new Error('An OLE stream ends too early')
    return stream.subarray(0, bytes)
  }

  #take(first: number, atMost: number): Buffer[] {
    const taken: Buffer[] = []
    for (let index = first; taken.length < atMost && index !== END_OF_CHAIN; ) {
      if (this.#given[index] !== 0) throw new Error('An OLE chain loops or leaves the file')
      this.#given[index] = 1
      taken.push(this.layout.sector(index))
      index = this.table.readUInt32LE(index * 4)
    }
    return taken
  }
}

/** Opens the stream that contains all small streams and has its own allocation table. */
function createMiniSectorReader(
  bytes: Buffer,
  sectors: SectorChainReader,
  root: Buffer,
): SectorChainReader {
  const table = sectors.readChain(bytes.readUInt32LE(0x3c))
  const stream = sectors.read(root.readUInt32LE(0x74), root.readUInt32LE(0x78))
  const size = MINI_SECTOR_BYTES
  const sector = (index: number) => stream.subarray(index * size, (index + 1) * size)
  return new SectorChainReader(table, { sector, size, count: Math.ceil(stream.length / size) })
}

function splitDirectoryEntries(directory: Buffer): Buffer[] {
  return Array.from({ length: Math.floor(directory.length / DIRECTORY_ENTRY_BYTES) }, (_, index) =>
    directory.subarray(index * DIRECTORY_ENTRY_BYTES, (index + 1) * DIRECTORY_ENTRY_BYTES),
  )
}

function readEntryName(entry: Buffer): string {
  const bytes = Math.min(Math.max(entry.readUInt16LE(0x40) - 2, 0), 62)
  return entry.toString('utf16le', 0, bytes)
}

/** Walks the directory tree and returns the indexes of the entries directly below the root. */
function findTopLevelEntries(entries: Buffer[]): Set<number> {
  const seen = new Set([0])
  const topLevel = new Set<number>()
  const waiting = [{ index: entries[0]?.readUInt32LE(0x4c) ?? NO_ENTRY, isTopLevel: true }]
  for (let place = waiting.pop(); place; place = waiting.pop()) {
    const { index, isTopLevel } = place
    const entry = entries[index]
    if (index === NO_ENTRY) continue
    if (!entry || seen.has(index)) throw new Error('The directory of an OLE file loops')
    seen.add(index)
    if (isTopLevel) topLevel.add(index)
    const [left, right, child] = [0x44, 0x48, 0x4c].map((offset) => entry.readUInt32LE(offset))
    waiting.push({ index: left ?? NO_ENTRY, isTopLevel }, { index: right ?? NO_ENTRY, isTopLevel })
    waiting.push({ index: child ?? NO_ENTRY, isTopLevel: false })
  }
  return topLevel
}
