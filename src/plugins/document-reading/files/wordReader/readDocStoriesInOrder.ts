import { readDocMainText } from '@/src/files/inspector/docPieces'
import type { DocStreams } from '@/src/files/inspector/docStreams'

// Offsets in the header of the main stream (MS-DOC, FibRgLw97 and FibRgFcLcb97): the number of
// characters of each part of the text, in the order of the parts.
const STORY_LENGTH_OFFSETS = {
  body: 0x4c,
  footnotes: 0x50,
  heads: 0x54,
  macros: 0x58,
  comments: 0x5c,
  endnotes: 0x60,
  boxes: 0x64,
  boxesInHeads: 0x68,
}
const HEADER_TABLE_OFFSET = 0x00f2

// The stories of headers and footers follow six note separators.
const NOTE_SEPARATOR_STORY_COUNT = 6
const STORIES_PER_SECTION = 6
const FOOTER_STORY_INDEXES = [2, 3, 5]

type DocStories = Record<keyof typeof STORY_LENGTH_OFFSETS, string>

/**
 * Reads the parts of a document of Word 97 and later, in reading order. @throws on an invalid file
 */
export function readDocStoriesInOrder(streams: DocStreams): string[] {
  const stories = splitDocStories(streams)
  const { over, under } = splitHeadersAndFooters(stories.heads, streams)
  const { body, boxes, boxesInHeads, footnotes, endnotes, comments } = stories
  return [...over, boxesInHeads, body, boxes, footnotes, endnotes, comments, ...under]
}

function splitDocStories(streams: DocStreams): DocStories {
  const text = readDocMainText(streams)
  let start = 0
  const next = (place: number) => {
    const story = text.slice(start, start + streams.main.readUInt32LE(place))
    start += story.length
    return story
  }
  return {
    body: next(STORY_LENGTH_OFFSETS.body),
    footnotes: next(STORY_LENGTH_OFFSETS.footnotes),
    heads: next(STORY_LENGTH_OFFSETS.heads),
    macros: next(STORY_LENGTH_OFFSETS.macros),
    comments: next(STORY_LENGTH_OFFSETS.comments),
    endnotes: next(STORY_LENGTH_OFFSETS.endnotes),
    boxes: next(STORY_LENGTH_OFFSETS.boxes),
    boxesInHeads: next(STORY_LENGTH_OFFSETS.boxesInHeads),
  }
}

/** Splits headers and footers; when their list is invalid, all come before the text. */
function splitHeadersAndFooters(heads: string, { main, table }: DocStreams) {
  const start = main.readUInt32LE(HEADER_TABLE_OFFSET)
  const list = table.subarray(start, start + main.readUInt32LE(HEADER_TABLE_OFFSET + 4))
  const places = Array.from({ length: list.length >> 2 }, (_, at) => list.readUInt32LE(at * 4))
  // The last offset is left out, because it is that of the end of the text.
  const bounds = places.slice(NOTE_SEPARATOR_STORY_COUNT, -1)
  if (bounds.length === 0 || !isAscending(bounds)) return { over: [heads], under: [] }
  const stories = bounds.slice(1).map((end, index) => heads.slice(bounds[index], end))
  const isUnder = (_: string, index: number) =>
    FOOTER_STORY_INDEXES.includes(index % STORIES_PER_SECTION)
  return {
    over: stories.filter((story, index) => !isUnder(story, index)),
    under: stories.filter(isUnder),
  }
}

function isAscending(numbers: number[]): boolean {
  return numbers.every((number, index) => number >= (numbers[index - 1] ?? 0))
}
