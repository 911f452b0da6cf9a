import { type Entry, fromBufferPromise } from 'yauzl'
import type { ZipFacts } from '@/src/domain/files/fileContent'
import { isZipBomb, type ZipEntry } from '@/src/domain/files/packageEntries'
import { describeOleFile } from './describeOleFile'
import { readDocxFieldInstructions } from './docxFields'
import { readDeclaredContentTypes, readRelationships } from './packageXml'
import { isExecutable, isProgramName } from './program'
import { beginsWith, OLE_SIGNATURE } from './signatures'
import { unpackZipEntry } from './unpackZipEntry'

/**
 * Lists a ZIP file's entries and unpacks each once to verify its declared size and checksum.
 * @throws on a damaged or encrypted file, on wrong sizes or checksums, and on duplicate names or
 * names outside the archive
 */
export async function describeZipFile(bytes: Buffer): Promise<ZipFacts> {
  const zipFile = await fromBufferPromise(bytes, { lazyEntries: true, strictFileNames: true })
  const found: Entry[] = []
  for await (const entry of zipFile.eachEntry()) found.push(entry)
  const content = createEmptyZipContent(found.map(describeZipEntry))
  if (isZipBomb(content.entries)) return content
  if (new Set(found.map(({ fileName }) => fileName.toLowerCase())).size < found.length) {
    throw new Error('Two entries of the package have the same name')
  }
  for (const entry of found) {
    const { fileDataStart } = await zipFile.readLocalFileHeaderPromise(entry, { minimal: true })
    addZipPart(content, entry.fileName, unpackZipEntry(bytes, entry, fileDataStart))
  }
  return content
}

function createEmptyZipContent(entries: ZipEntry[]): ZipFacts {
  const lists = { parts: [], relationships: [], fields: [], embedded: [] }
  return { format: 'zip', isReadable: true, entries, ...lists, hasProgram: false }
}

function describeZipEntry(entry: Entry): ZipEntry {
  return {
    name: entry.fileName,
    packedBytes: entry.compressedSize,
    unpackedBytes: entry.uncompressedSize,
  }
}

function addZipPart(content: ZipFacts, name: string, part: Buffer) {
  if (/^\[content_types\]\.xml$/i.test(name)) content.parts.push(...readDeclaredContentTypes(part))
  else if (/\.rels$/i.test(name)) content.relationships.push(...readRelationships(part))
  else if (beginsWith(part, OLE_SIGNATURE)) content.embedded.push(describeOleFile(part))
  else content.fields.push(...readDocxFieldInstructions(part))
  content.hasProgram ||= isProgramName(name) || isExecutable(part)
}
