import { Writable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl'
import { type FileContent, isZipBomb, type ZipEntry } from '@/src/domain/uploadedFile'

const CONTENT_TYPES = '[Content_Types].xml'
const MAX_CONTENT_TYPES_BYTES = 1024 * 1024

/**
 * Lists a zip file's entries and unpacks each once without keeping it, which proves the sizes they declare.
 * @throws on a damaged or encrypted file, on false sizes and on names that leave the folder
 */
export async function inspectZipFile(bytes: Buffer): Promise<FileContent> {
  const zipFile = await fromBufferPromise(bytes, { lazyEntries: true, strictFileNames: true })
  const found: Entry[] = []
  for await (const entry of zipFile.eachEntry()) found.push(entry)
  const entries = found.map(describeEntry)
  if (isZipBomb(entries)) return { format: 'zip', entries, contentTypes: '' }

  let contentTypes = ''
  for (const entry of found) {
    if (isContentTypes(entry)) contentTypes = await readText(zipFile, entry)
    else await pipeline(await zipFile.openReadStreamPromise(entry), nowhere())
  }
  return { format: 'zip', entries, contentTypes }
}

function describeEntry(entry: Entry): ZipEntry {
  return {
    name: entry.fileName,
    packedBytes: entry.compressedSize,
    unpackedBytes: entry.uncompressedSize,
  }
}

function isContentTypes(entry: Entry): boolean {
  return entry.fileName === CONTENT_TYPES && entry.uncompressedSize <= MAX_CONTENT_TYPES_BYTES
}

async function readText(zipFile: ZipFile, entry: Entry): Promise<string> {
  return (await buffer(await zipFile.openReadStreamPromise(entry))).toString('utf8')
}

function nowhere(): Writable {
  return new Writable({ write: (_chunk, _encoding, done) => done() })
}
