import type { OleEntry } from './oleFile'

// Offsets in the header of the main stream (MS-DOC, FibBase).
const FLAGS_OFFSET = 0x0a
const SECOND_TABLE_FLAG = 0x0200

/** The streams of a binary Word document: its text, and its tables. */
export type DocStreams = { main: Buffer; table: Buffer }

/** The top-level stream of this name; names are case-insensitive. */
export function findTopLevelStream(entries: OleEntry[], streamName: string): Buffer | undefined {
  return entries.find(({ name, isTopLevel }) => isTopLevel && isSameStreamName(name, streamName))
    ?.content
}

export const isSameStreamName = (name: string, wanted: string) =>
  name.toLowerCase() === wanted.toLowerCase()

/** @throws when a stream is missing */
export function findDocStreams(entries: OleEntry[]): DocStreams {
  const main = findTopLevelStream(entries, 'WordDocument')
  if (!main) throw new Error('The Word document has no main stream')
  const isSecond = (main.readUInt16LE(FLAGS_OFFSET) & SECOND_TABLE_FLAG) !== 0
  const table = findTopLevelStream(entries, isSecond ? '1Table' : '0Table')
  if (!table) throw new Error('The Word document has no table stream')
  return { main, table }
}
