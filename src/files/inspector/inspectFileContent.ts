import type { FileContentFacts, FileFormat } from '@/src/domain/files/fileContent'
import { describeOleFile } from './describeOleFile'
import { describePdf } from './describePdf'
import { describeZipFile } from './describeZipFile'
import { isExecutable } from './program'
import { beginsWith, OLE_SIGNATURE, PDF_SIGNATURE, ZIP_SIGNATURE } from './signatures'

/** Readers accept a PDF header up to this offset: mail programs sometimes add lines before it. */
const MAX_PDF_HEADER_OFFSET_BYTES = 1024

type FileFormatInspection = {
  format: FileFormat
  signature: Buffer
  inspect: (bytes: Buffer) => FileContentFacts | Promise<FileContentFacts>
}

const FILE_FORMAT_INSPECTIONS: FileFormatInspection[] = [
  { format: 'pdf', signature: PDF_SIGNATURE, inspect: describePdf },
  { format: 'ole', signature: OLE_SIGNATURE, inspect: describeOleFile },
  { format: 'zip', signature: ZIP_SIGNATURE, inspect: describeZipFile },
]

/**
 * Detects the format and inspects the content. It never throws, but a malicious file can use much
 * time and memory.
 */
export async function inspectFileContent(bytes: Buffer): Promise<FileContentFacts> {
  const content = trimBytesBeforePdf(bytes)
  const inspector = FILE_FORMAT_INSPECTIONS.find(({ signature }) => beginsWith(content, signature))
  if (!inspector) return { format: 'unknown', isReadable: false }
  try {
    return await inspector.inspect(content)
  } catch {
    // The parsers throw on invalid files, so an exception is an expected result here.
    return { format: inspector.format, isReadable: false }
  }
}

function trimBytesBeforePdf(bytes: Buffer): Buffer {
  const isOther = [OLE_SIGNATURE, ZIP_SIGNATURE].some((other) => beginsWith(bytes, other))
  if (isOther || isExecutable(bytes)) return bytes
  const place = bytes
    .subarray(0, MAX_PDF_HEADER_OFFSET_BYTES + PDF_SIGNATURE.length)
    .indexOf(PDF_SIGNATURE)
  return bytes.subarray(Math.max(place, 0))
}
