import type { DocStreams } from './docStreams'

// Offset in the header of the main stream (MS-DOC, FibRgFcLcb97).
const PIECE_TABLE_OFFSET = 0x01a2
// A flag in the offset of a piece: its text has one byte per character.
const SINGLE_BYTE_FLAG = 0x40000000
const PROPERTIES_BLOCK_TYPE = 1
const PIECE_TABLE_BLOCK_TYPE = 2
const PIECE_DESCRIPTOR_BYTES = 8
// The characters that Node's `windows-1252` decoder lacks before 22.23, because it reads Latin-1.
const WINDOWS_1252_CHARACTERS_FROM_0X80 =
  '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'

/**
 * Reads the whole text as stored, in the order of the piece table. The total length is limited by
 * the length of the stream, whatever the table says. @throws on an invalid piece table
 */
export function readDocMainText({ main, table }: DocStreams): string {
  const list = findPieceTable(table.subarray(main.readUInt32LE(PIECE_TABLE_OFFSET)))
  const count = Math.floor((list.length - 4) / (4 + PIECE_DESCRIPTOR_BYTES))
  const pieces: string[] = []
  let bytesLeft = main.length
  for (let index = 0; index < count; index++) {
    const length = list.readUInt32LE((index + 1) * 4) - list.readUInt32LE(index * 4)
    const place = list.readUInt32LE((count + 1) * 4 + index * PIECE_DESCRIPTOR_BYTES + 2)
    const isNarrow = (place & SINGLE_BYTE_FLAG) !== 0
    const bytes = isNarrow ? length : length * 2
    bytesLeft -= bytes
    if (length < 0 || bytesLeft < 0)
      throw new Error('The piece table of the Word document is invalid')
    const start = isNarrow ? (place & ~SINGLE_BYTE_FLAG) / 2 : place & ~SINGLE_BYTE_FLAG
    const piece = main.subarray(start, start + bytes)
    pieces.push(isNarrow ? decodeWindows1252(piece) : piece.toString('utf16le'))
  }
  return pieces.join('')
}

/** Skips the properties before the piece table. */
function findPieceTable(clx: Buffer): Buffer {
  let at = 0
  while (clx.readUInt8(at) === PROPERTIES_BLOCK_TYPE) at += 3 + clx.readUInt16LE(at + 1)
  if (clx.readUInt8(at) !== PIECE_TABLE_BLOCK_TYPE)
    throw new Error('The Word document has no piece table')
  return clx.subarray(at + 5, at + 5 + clx.readUInt32LE(at + 1))
}

/** Decodes Windows-1252, which has one byte per character. */
function decodeWindows1252(bytes: Buffer): string {
  return bytes
    .toString('latin1')
    .replace(/[\x80-\x9f]/g, (character) =>
      WINDOWS_1252_CHARACTERS_FROM_0X80.charAt(character.charCodeAt(0) - 0x80),
    )
}
