import {
  ParseSpeeds,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFInvalidObject,
  PDFName,
  type PDFObject,
  PDFString,
} from '@cantoo/pdf-lib'
import { decodePdfNameEscapes } from './pdfNames'

/** A PDF that opens without a password. If `isEncrypted`, its attachments may need another one. */
export type OpenedPdf = { document: PDFDocument; isEncrypted: boolean }

/**
 * Opens a document, or returns null for one that needs a password.
 * @throws on a file whose objects cannot be parsed
 */
export async function openPdf(bytes: Buffer): Promise<OpenedPdf | null> {
  const hasEncryptionDictionary = /\/Encrypt\s*(<<|\d+\s+\d+\s+R)/.test(
    decodePdfNameEscapes(bytes.toString('latin1')),
  )
  const document = await loadPdfDocument(bytes, '').catch((err: unknown) => {
    if (hasEncryptionDictionary) return null
    throw err
  })
  if (!document) return openEncryptedPdf(bytes)
  // The file names an encryption dictionary that this parser did not find; another reader may find
  // it.
  if (hasEncryptionDictionary && !document.context.isDecrypted)
    throw new Error('The encryption dictionary of the PDF was not found')
  return { document, isEncrypted: hasEncryptionDictionary }
}

function loadPdfDocument(bytes: Uint8Array, password?: string): Promise<PDFDocument> {
  const options = { parseSpeed: ParseSpeeds.Fastest, updateMetadata: false }
  const opening = password === undefined ? { ignoreEncryption: true } : { password }
  return PDFDocument.load(bytes, { ...options, ...opening })
}

async function openEncryptedPdf(bytes: Buffer): Promise<OpenedPdf | null> {
  const closed = await loadPdfDocument(bytes)
  const key = closed.context.lookup(closed.context.trailerInfo.Encrypt)
  if (!(key instanceof PDFDict)) return null
  if (encryptsOnlyAttachments(key)) {
    return hasOnlyParsedObjects(closed) ? { document: closed, isEncrypted: true } : null
  }
  const spelledOut = Buffer.concat([bytes, Buffer.from(encryptionTrailer(closed, key), 'latin1')])
  const document = await loadPdfDocument(spelledOut, '').catch(() => null)
  return document && { document, isEncrypted: true }
}

const CRYPT_FILTER_KEYS = ['StmF', 'StrF'].map((name) => PDFName.of(name))
const FIRST_VERSION_WITH_FILTERS = 4

function encryptsOnlyAttachments(key: PDFDict): boolean {
  const version = Number(key.lookup(PDFName.of('V'))?.toString())
  const used = CRYPT_FILTER_KEYS.map((name) => key.lookup(name)?.toString() ?? '/Identity')
  return version >= FIRST_VERSION_WITH_FILTERS && used.every((name) => name === '/Identity')
}

/** Whether all objects were parsed: others may be encrypted with another key. */
function hasOnlyParsedObjects({ context }: PDFDocument): boolean {
  return !context
    .enumerateIndirectObjects()
    .some(([, object]) => object instanceof PDFInvalidObject)
}

/**
 * Builds a trailer with the encryption dictionary in the form that the library supports: with a
 * file id, without references, and with the permissions entry, which is not needed to decrypt.
 */
function encryptionTrailer({ context }: PDFDocument, key: PDFDict): string {
  const entries = key.keys().map((name) => `${name} ${serializePdfObject(key.lookup(name))}`)
  const permissions = key.has(PDFName.of('Perms')) ? '' : '/Perms <>'
  const names = context.lookup(context.trailerInfo.ID)
  const name = names instanceof PDFArray ? serializePdfObject(names.lookup(0)) : '<>'
  const encrypt = `<< ${entries.join(' ')} ${permissions} >>`
  return `\ntrailer\n<< /ID [${name} ${name}] /Encrypt ${encrypt} >>\nstartxref\n0\n%%EOF\n`
}

function serializePdfObject(object: PDFObject | undefined): string {
  const isText = object instanceof PDFString || object instanceof PDFHexString
  return isText ? `<${Buffer.from(object.asBytes()).toString('hex')}>` : String(object ?? 'null')
}
