import type { DocStreams } from './docStreams'

// Place in the head of the main stream (MS-DOC, FibRgFcLcb97).
const PIECES = 0x01a2
// Of a piece's place: its text is in one byte per character.
const NARROW = 0x40000000
const PROPERTIES_MARK = 1
const PIECES_MARK = 2
const PIECE_BYTES = 8
// Node's own decoder of this name reads Latin-1 before 22.23: of what stands here it makes nothing.
const FROM_80 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'

/**
 * The whole text as it is stored, in pieces whose order is told by a list. No document has more of it than
 * its stream has bytes, whatever the list says.
 * @throws on a list that cannot be followed
 */
export function docCharacters({ main, table }: DocStreams): string {
  const list = pieceList(table.subarray(main.readUInt32LE(PIECES)))
  const count = Math.floor((list.length - 4) / (4 + PIECE_BYTES))
  const pieces: string[] = []
  let bytesLeft = main.length
  for (let index = 0; index < count; index++) {
    const length = list.readUInt32LE((index + 1) * 4) - list.readUInt32LE(index * 4)
    const place = list.readUInt32LE((count + 1) * 4 + index * PIECE_BYTES + 2)
    const isNarrow = (place & NARROW) !== 0
    const bytes = isNarrow ? length : length * 2
    bytesLeft -= bytes
    if (length < 0 || bytesLeft < 0) throw new Error('The pieces of a Word document are its own')
    const start = isNarrow ? (place & ~NARROW) / 2 : place & ~NARROW
    const piece = main.subarray(start, start + bytes)
    pieces.push(isNarrow ? decodeWindows1252(piece) : piece.toString('utf16le'))
  }
  return pieces.join('')
}

/** Past the properties that stand before it. */
function pieceList(clx: Buffer): Buffer {
  let at = 0
  while (clx.readUInt8(at) === PROPERTIES_MARK) at += 3 + clx.readUInt16LE(at + 1)
  if (clx.readUInt8(at) !== PIECES_MARK) throw new Error('A Word document lists its pieces')
  return clx.subarray(at + 5, at + 5 + clx.readUInt32LE(at + 1))
}

/** Text of one byte per character, as Windows writes it in Western Europe. */
function decodeWindows1252(bytes: Buffer): string {
  return bytes
    .toString('latin1')
    .replace(/[\x80-\x9f]/g, (character) => FROM_80.charAt(character.charCodeAt(0) - 0x80))
}
