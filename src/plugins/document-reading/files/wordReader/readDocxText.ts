import { SaxesParser } from 'saxes'
import { type Entry, fromBufferPromise } from 'yauzl'
import { isZipBomb } from '@/src/domain/files/packageEntries'
import { unpackZipEntry } from '@/src/files/inspector/unpackZipEntry'

const MAX_PART_BYTES = 8 * 1024 * 1024
// Headers are read, because a candidate's name and e-mail address are often there.
const HEADER_PART_PATTERN = /^word\/header\d*\.xml$/i
const BODY_PART_PATTERN = /^word\/document\d*\.xml$/i
const NOTE_PART_PATTERN = /^word\/(footnotes|endnotes|comments)\d*\.xml$/i
const FOOTER_PART_PATTERN = /^word\/footer\d*\.xml$/i

/**
 * Reads the text of a Word package; references to other files are ignored. @throws on an invalid
 * file
 */
export async function readDocxText(bytes: Buffer): Promise<string> {
  const zipFile = await fromBufferPromise(bytes, { lazyEntries: true, strictFileNames: true })
  const entries: Entry[] = []
  for await (const entry of zipFile.eachEntry()) entries.push(entry)
  if (isZipBomb(entries.map(zipEntrySizes))) throw new Error('The package is a ZIP bomb')
  const texts = new Set<string>()
  for (const part of [
    HEADER_PART_PATTERN,
    BODY_PART_PATTERN,
    NOTE_PART_PATTERN,
    FOOTER_PART_PATTERN,
  ]) {
    for (const entry of entries.filter(({ fileName }) => part.test(fileName))) {
      const { fileDataStart } = await zipFile.readLocalFileHeaderPromise(entry, { minimal: true })
      if (entry.uncompressedSize > MAX_PART_BYTES) throw new Error('A part is too large to be read')
      texts.add(extractTextFromXml(unpackZipEntry(bytes, entry, fileDataStart)).trim())
    }
  }
  return [...texts].filter(Boolean).join('\n\n')
}

function zipEntrySizes({ fileName, compressedSize, uncompressedSize }: Entry) {
  return { name: fileName, packedBytes: compressedSize, unpackedBytes: uncompressedSize }
}

/** The texts that replace an element, and those that follow one. */
const TEXT_REPLACING_ELEMENT: Record<string, string> = {
  tab: '\t',
  br: '\n',
  cr: '\n',
  noBreakHyphen: '-',
}
const TEXT_AFTER_ELEMENT: Record<string, string> = { p: '\n', tc: '\t', tr: '\n' }

function extractTextFromXml(xml: Buffer): string {
  const parser = new SaxesParser()
  const written: string[] = []
  let isText = false
  // Depth of `Fallback` elements, which repeat the text for older programs.
  let repeated = 0
  const add = (text: string | undefined) => text && repeated === 0 && written.push(text)
  parser.on('error', (err) => {
    throw err
  })
  // A document type is refused: an entity of it could stand for any text.
  parser.on('doctype', () => {
    throw new Error('The package declares a document type')
  })
  parser.on('opentag', ({ name }) => {
    const local = xmlLocalName(name)
    if (local === 'Fallback') repeated += 1
    isText = name === 'w:t'
    add(name.startsWith('w:') ? TEXT_REPLACING_ELEMENT[local] : undefined)
  })
  parser.on('text', (text) => isText && add(text))
  parser.on('closetag', ({ name }) => {
    const local = xmlLocalName(name)
    isText = false
    add(name.startsWith('w:') ? TEXT_AFTER_ELEMENT[local] : undefined)
    if (local === 'Fallback') repeated -= 1
  })
  parser.write(xml.toString()).close()
  // The line break of a cell's last paragraph is removed, because it would break the table row.
  return written.join('').replace(/\n\t/g, '\t')
}

const xmlLocalName = (name: string) => name.slice(name.indexOf(':') + 1)
