import * as cfb from 'cfb'
import type { FileContent } from '@/src/domain/uploadedFile'

// The head of a Word document's main stream (MS-DOC, FibBase).
const WORD_IDENTIFIER = 0xa5ec
const FLAGS_OFFSET = 0x0a
const ENCRYPTED_FLAG = 0x0100
const SECOND_TABLE_FLAG = 0x0200

export function inspectOleFile(bytes: Buffer): FileContent {
  const container = cfb.read(bytes, { type: 'buffer' })
  const flags = readWordFlags(container)
  const table = flags && flags & SECOND_TABLE_FLAG ? '1Table' : '0Table'
  return {
    format: 'ole',
    streams: container.FullPaths,
    isComplete:
      flags !== null &&
      cfb.find(container, table) !== null &&
      container.FileIndex.every(
        ({ type, content, size }) => type !== 2 || hasLength(content, size),
      ),
    isEncrypted: flags !== null && (flags & ENCRYPTED_FLAG) !== 0,
  }
}

function readWordFlags(container: cfb.CFB$Container): number | null {
  const stream = cfb.find(container, 'WordDocument')
  if (!stream) return null
  const head = Buffer.from(stream.content.slice(0, 32))
  return head.readUInt16LE(0) === WORD_IDENTIFIER ? head.readUInt16LE(FLAGS_OFFSET) : null
}

function hasLength(content: cfb.CFB$Blob | undefined, size: number): boolean {
  return (content?.length ?? 0) >= size
}
