import type { OleFacts } from '@/src/domain/files/fileContent'
import { readDocFieldInstructions } from './docFields'
import { type DocStreams, findDocStreams, findTopLevelStream, isSameStreamName } from './docStreams'
import { type OleEntry, readOleFile } from './oleFile'
import { isExecutable, isProgramName } from './program'

// Fields of the header of the main stream (MS-DOC, Fib).
const WORD_97_IDENTIFIER = 0xa5ec
const WORD_6_IDENTIFIER = 0xa5dc
const FIRST_WORD_97_VERSION = 0x00c1
const ENCRYPTED_FLAG = 0x0100
const ASSOCIATED_STRINGS_OFFSET = 0x19a

/** @throws on an invalid file */
export function describeOleFile(bytes: Buffer): OleFacts {
  const entries = readOleFile(bytes)
  return {
    format: 'ole',
    isReadable: true,
    names: entries.map(({ name }) => name),
    word: describeWordDocument(entries),
    linksElsewhere: entries.some(isExternalLink),
    hasProgram: entries.some(isEmbeddedProgram),
  }
}

function describeWordDocument(entries: OleEntry[]): OleFacts['word'] {
  const main = findTopLevelStream(entries, 'WordDocument')
  const identifier = main?.readUInt16LE(0)
  if (!main || (identifier !== WORD_97_IDENTIFIER && identifier !== WORD_6_IDENTIFIER)) return null
  const flags = main.readUInt16LE(0x0a)
  const isBefore97 =
    identifier === WORD_6_IDENTIFIER || main.readUInt16LE(2) < FIRST_WORD_97_VERSION
  const isEncrypted = (flags & ENCRYPTED_FLAG) !== 0
  if (isBefore97 || isEncrypted) return { isBefore97, isEncrypted, template: '', fields: [] }
  const streams = findDocStreams(entries)
  const fields = readDocFieldInstructions(streams)
  return { isBefore97, isEncrypted, template: readTemplatePath(streams), fields }
}

/** Reads the template path, the second of Word's associated strings. */
function readTemplatePath({ main, table }: DocStreams): string {
  const offset = main.readUInt32LE(ASSOCIATED_STRINGS_OFFSET)
  const bytes = main.readUInt32LE(ASSOCIATED_STRINGS_OFFSET + 4)
  if (bytes < 10) return ''
  const strings = table.subarray(offset, offset + bytes)
  const start = 6 + 2 + strings.readUInt16LE(6) * 2
  return strings.toString('utf16le', start + 2, start + 2 + strings.readUInt16LE(start) * 2)
}

const LINKED_FLAG = 1
const URL_MONIKER_CLASS_ID = Buffer.from('e0c9ea79f9bace118c8200aa004ba90b', 'hex')

/** Whether the object is loaded from the web or another machine when the document is opened. */
function isExternalLink({ name, content }: OleEntry): boolean {
  if (!isSameStreamName(name, '\u0001Ole') || content.length < 8) return false
  const isLinked = (content.readUInt32LE(4) & LINKED_FLAG) !== 0
  const servers = [Buffer.from('\\\\'), Buffer.from('\\\\', 'utf16le'), URL_MONIKER_CLASS_ID]
  return isLinked && servers.some((mark) => content.includes(mark))
}

const EMBEDDED_FILE_HEAD_BYTES = 4096

/** Whether the object is an embedded file (with its original names and path) that is a program. */
function isEmbeddedProgram({ name, content }: OleEntry): boolean {
  if (!isSameStreamName(name, '\u0001Ole10Native')) return false
  const head = content.subarray(0, EMBEDDED_FILE_HEAD_BYTES).toString('latin1')
  const hasProgramName = head.split('\0').some(isProgramName)
  return (
    hasProgramName ||
    [...head.matchAll(/MZ/g)].some(({ index }) => isExecutable(content.subarray(index)))
  )
}
