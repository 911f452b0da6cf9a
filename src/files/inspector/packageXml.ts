import { SaxesParser } from 'saxes'
import type { DeclaredContentType } from '@/src/domain/files/fileContent'
import type { WordRelationship } from '@/src/domain/files/wordReference'
import { decodeXml } from './decodeXml'

const MAX_XML_BYTES = 1024 * 1024
const ALLOWED_ENCODING_PATTERN = /^(utf-8|utf-16|us-ascii)$/i

/** @throws on XML that is not well formed */
export function readDeclaredContentTypes(xml: Buffer): DeclaredContentType[] {
  return readXmlElements(xml)
    .filter(({ name }) => name === 'Override' || name === 'Default')
    .map(({ attributes }) => ({
      part: attributes.PartName ?? '',
      extension: attributes.Extension ?? '',
      contentType: attributes.ContentType ?? '',
    }))
}

/** @throws on XML that is not well formed */
export function readRelationships(xml: Buffer): WordRelationship[] {
  return readXmlElements(xml)
    .filter(({ name }) => name === 'Relationship')
    .map(({ attributes }) => ({
      type: attributes.Type ?? '',
      target: attributes.Target ?? '',
      isExternal: attributes.TargetMode === 'External',
    }))
}

type XmlElement = { name: string; attributes: Record<string, string> }

/** Reads all elements with their attributes: references resolved, prefixes removed. */
function readXmlElements(xml: Buffer): XmlElement[] {
  if (xml.length > MAX_XML_BYTES) throw new Error('The XML part is too large')
  const elements: XmlElement[] = []
  const parser = new SaxesParser()
  parser.on('error', (err) => {
    throw err
  })
  // A document type is refused: an entity of it could stand for any text.
  parser.on('doctype', () => {
    throw new Error('The package declares a document type')
  })
  parser.on('xmldecl', ({ encoding }) => {
    if (encoding && !ALLOWED_ENCODING_PATTERN.test(encoding))
      throw new Error('The encoding of the package is not Unicode')
  })
  parser.on('opentag', ({ name, attributes }) => {
    elements.push({ name: name.split(':').at(-1) ?? name, attributes })
  })
  parser.write(decodeXml(xml)).close()
  return elements
}
