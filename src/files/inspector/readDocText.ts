import { readOleFile } from './oleFile'

// Places in the head of the main stream (MS-DOC, FibRgLw97 and FibRgFcLcb97).
const FLAGS = 0x0a
const SECOND_TABLE_FLAG = 0x0200
const CHARACTERS = 0x4c
const PIECES = 0x01a2
// Of a piece's place: its text is in one byte per character.
const NARROW = 0x40000000
const PROPERTIES_MARK = 1
const PIECES_MARK = 2
const PIECE_BYTES = 8

/**
 * What is written in a document of Word 97 and later: the body, without notes and heads of pages.
 * @throws on a file that cannot be followed
 */
export function readDocText(bytes: Buffer): string {
  const entries = readOleFile(bytes)
  const stream = (wanted: string) => {
    const found = entries.find(({ name, isTopLevel }) => isTopLevel && name === wanted)
    if (!found) throw new Error(`The document has no ${wanted}`)
    return found.content
  }
  const main = stream('WordDocument')
  const table = stream(main.readUInt16LE(FLAGS) & SECOND_TABLE_FLAG ? '1Table' : '0Table')
  const text = piecesOf(main, table).join('').slice(0, main.readUInt32LE(CHARACTERS))
  return asShown(text.replaceAll(CELL_END + CELL_END, '\n'))
}

/** The text as it is stored: in pieces, the order of which is told by a list. */
function piecesOf(main: Buffer, table: Buffer): string[] {
  const list = pieceList(table.subarray(main.readUInt32LE(PIECES)))
  const count = Math.floor((list.length - 4) / (4 + PIECE_BYTES))
  return Array.from({ length: count }, (_, index) => {
    const length = list.readUInt32LE((index + 1) * 4) - list.readUInt32LE(index * 4)
    const place = list.readUInt32LE((count + 1) * 4 + index * PIECE_BYTES + 2)
    const start = place & ~NARROW
    return place & NARROW
      ? windows1252.decode(main.subarray(start / 2, start / 2 + length))
      : main.toString('utf16le', start, start + 2 * length)
  })
}

const windows1252 = new TextDecoder('windows-1252')

/** Past the properties that stand before it. */
function pieceList(clx: Buffer): Buffer {
  let at = 0
  while (clx.readUInt8(at) === PROPERTIES_MARK) at += 3 + clx.readUInt16LE(at + 1)
  if (clx.readUInt8(at) !== PIECES_MARK) throw new Error('A Word document lists its pieces')
  return clx.subarray(at + 5, at + 5 + clx.readUInt32LE(at + 1))
}

const [FIELD_START, FIELD_SHOWS, FIELD_END] = ['\u0013', '\u0014', '\u0015']
const CELL_END = '\u0007'
const SHOWN_AS: Record<string, string> = {
  [CELL_END]: '\t',
  '\r': '\n',
  '\v': '\n',
  '\f': '\n',
  '\u001e': '-',
}

/** Of a link or a date only what is shown, not how it is made. */
function asShown(text: string): string {
  // Of each field that is open: whether what it shows has begun.
  const fields: boolean[] = []
  const shown: string[] = []
  for (const character of text) {
    if (character === FIELD_START) fields.push(false)
    else if (character === FIELD_SHOWS) fields.splice(-1, 1, true)
    else if (character === FIELD_END) fields.pop()
    else if (fields.every(Boolean)) shown.push(SHOWN_AS[character] ?? character)
  }
  return shown.join('')
}
