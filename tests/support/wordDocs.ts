import * as cfb from 'cfb'
import { readFixture } from './documents'

type DocParts = {
  body: string
  footnotes?: string
  /** Header and footer of the odd pages of one section. */
  over?: string
  under?: string
  comments?: string
  endnotes?: string
  boxes?: string
  boxesInHeads?: string
}

type TextPiece = { text: string; isNarrow: boolean }

const NARROW_PIECE_FLAG = 0x40000000

/**
 * A binary Word document of these parts. The text is split into pieces, with one byte per character
 * where Windows-1252 has them.
 */
export function aDocWithParts(
  parts: DocParts,
  change: (streams: DocStreams) => void = () => {},
): Buffer {
  const container = cfb.read(readFixture('libreoffice.doc'), { type: 'buffer' })
  const head = Buffer.from(cfb.find(container, 'WordDocument')?.content ?? [])
  const known = Buffer.from(cfb.find(container, '1Table')?.content ?? [])
  const { heads, bounds } = headersAndFooters(parts)
  const {
    body,
    footnotes = '',
    comments = '',
    endnotes = '',
    boxes = '',
    boxesInHeads = '',
  } = parts
  const stories = [body, footnotes, heads, '', comments, endnotes, boxes, boxesInHeads]
  stories.forEach((story, index) => {
    head.writeUInt32LE(story.length, 0x4c + index * 4)
  })
  const pieces = stories.filter(Boolean).flatMap(cutIntoPieces)
  const texts = pieces.map(({ text, isNarrow }) =>
    isNarrow ? encodeWindows1252(text) : Buffer.from(text, 'utf16le'),
  )
  const list = createPieceList(pieces, texts, head.length)
  head.writeUInt32LE(known.length, 0x01a2)
  head.writeUInt32LE(list.length, 0x01a6)
  head.writeUInt32LE(known.length + list.length, 0x00f2)
  head.writeUInt32LE(bounds.length, 0x00f6)
  const streams = {
    main: Buffer.concat([head, ...texts]),
    table: Buffer.concat([known, list, bounds]),
  }
  change(streams)
  for (const [name, content] of [
    ['WordDocument', streams.main] as const,
    ['1Table', streams.table] as const,
  ]) {
    cfb.utils.cfb_add(container, `/${name}`, content)
  }
  return Buffer.from(cfb.write(container, { type: 'buffer' }))
}

type DocStreams = { main: Buffer; table: Buffer }

/**
 * Six note separators, then the six headers and footers of a section; each that is not empty ends
 * with a paragraph mark.
 */
function headersAndFooters({ over = '', under = '' }: DocParts) {
  const stories = [
    '\u0003\r\r',
    '',
    '',
    '',
    '',
    '',
    '',
    over && `${over}\r\r`,
    '',
    under && `${under}\r\r`,
    '',
    '',
  ]
  if (!over && !under) return { heads: '', bounds: Buffer.alloc(0) }
  const ends = stories.map((_, index) => stories.slice(0, index + 1).join('').length)
  const bounds = Buffer.alloc((stories.length + 2) * 4)
  ends.forEach((end, index) => {
    bounds.writeUInt32LE(end, (index + 1) * 4)
  })
  return { heads: `${stories.join('')}\r`, bounds }
}

const WINDOWS_1252_FROM_80 = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ'
const isWindows1252 = (text: string) =>
  [...text].every(
    (one) => one <= '\u007f' || /[\u00a0-\u00ff]/.test(one) || WINDOWS_1252_FROM_80.includes(one),
  )

function encodeWindows1252(text: string): Buffer {
  return Buffer.from(
    [...text].map((one) =>
      WINDOWS_1252_FROM_80.includes(one) && one !== ' '
        ? 0x80 + WINDOWS_1252_FROM_80.indexOf(one)
        : one.charCodeAt(0),
    ),
  )
}

function cutIntoPieces(story: string): TextPiece[] {
  return (story.match(/[\s\S]{1,20}/g) ?? []).map((text) => ({
    text,
    isNarrow: isWindows1252(text),
  }))
}

function createPieceList(pieces: TextPiece[], texts: Buffer[], from: number): Buffer {
  const list = Buffer.alloc(5 + (pieces.length + 1) * 4 + pieces.length * 8)
  list.writeUInt8(2, 0)
  list.writeUInt32LE(list.length - 5, 1)
  let characters = 0
  let place = from
  pieces.forEach(({ text, isNarrow }, index) => {
    characters += text.length
    list.writeUInt32LE(characters, 5 + (index + 1) * 4)
    list.writeUInt32LE(
      isNarrow ? place * 2 + NARROW_PIECE_FLAG : place,
      5 + (pieces.length + 1) * 4 + index * 8 + 2,
    )
    place += texts[index]?.length ?? 0
  })
  return list
}
