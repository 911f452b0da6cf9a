import { docCharacters } from './docPieces'
import type { DocStreams } from './docStreams'

// Places in the head of the main stream (MS-DOC, FibRgLw97 and FibRgFcLcb97): how many characters each
// part of the text has, in the order in which the parts follow each other.
const LENGTHS = {
  body: 0x4c,
  footnotes: 0x50,
  heads: 0x54,
  macros: 0x58,
  comments: 0x5c,
  endnotes: 0x60,
  boxes: 0x64,
  boxesInHeads: 0x68,
}
const HEADS = 0x00f2

// What stands over and under the pages of each section, after six lines that part notes from the text.
const SEPARATORS = 6
const PER_SECTION = 6
const FEET = [2, 3, 5]

type Stories = Record<keyof typeof LENGTHS, string>

/**
 * The parts of a document of Word 97 and later, each as stored, in the order in which they are read.
 * @throws on a file that cannot be followed
 */
export function docStories(streams: DocStreams): string[] {
  const stories = storiesOf(streams)
  const { over, under } = overAndUnder(stories.heads, streams)
  const { body, boxes, boxesInHeads, footnotes, endnotes, comments } = stories
  return [...over, boxesInHeads, body, boxes, footnotes, endnotes, comments, ...under]
}

function storiesOf(streams: DocStreams): Stories {
  const text = docCharacters(streams)
  let start = 0
  const next = (place: number) => {
    const story = text.slice(start, start + streams.main.readUInt32LE(place))
    start += story.length
    return story
  }
  return {
    body: next(LENGTHS.body),
    footnotes: next(LENGTHS.footnotes),
    heads: next(LENGTHS.heads),
    macros: next(LENGTHS.macros),
    comments: next(LENGTHS.comments),
    endnotes: next(LENGTHS.endnotes),
    boxes: next(LENGTHS.boxes),
    boxesInHeads: next(LENGTHS.boxesInHeads),
  }
}

/** Where the list that tells them apart is not to be followed, all of it stands over the text. */
function overAndUnder(heads: string, { main, table }: DocStreams) {
  const start = main.readUInt32LE(HEADS)
  const list = table.subarray(start, start + main.readUInt32LE(HEADS + 4))
  const places = Array.from({ length: list.length >> 2 }, (_, at) => list.readUInt32LE(at * 4))
  // The last one is beyond the text and means nothing.
  const bounds = places.slice(SEPARATORS, -1)
  if (bounds.length === 0 || !isAscending(bounds)) return { over: [heads], under: [] }
  const stories = bounds.slice(1).map((end, index) => heads.slice(bounds[index], end))
  const isUnder = (_: string, index: number) => FEET.includes(index % PER_SECTION)
  return {
    over: stories.filter((story, index) => !isUnder(story, index)),
    under: stories.filter(isUnder),
  }
}

function isAscending(numbers: number[]): boolean {
  return numbers.every((number, index) => number >= (numbers[index - 1] ?? 0))
}
