import type { FileContent, FileFormat } from '@/src/domain/fileContent'
import { inspectOleFile } from './inspectOleFile'
import { inspectPdf } from './inspectPdf'
import { inspectZipFile } from './inspectZipFile'
import { beginsWith, OLE_SIGNATURE, PDF_SIGNATURE, ZIP_SIGNATURE } from './signatures'

type Inspector = {
  format: FileFormat
  signature: Buffer
  inspect: (bytes: Buffer) => FileContent | Promise<FileContent>
}

const INSPECTORS: Inspector[] = [
  { format: 'pdf', signature: PDF_SIGNATURE, inspect: inspectPdf },
  { format: 'ole', signature: OLE_SIGNATURE, inspect: inspectOleFile },
  { format: 'zip', signature: ZIP_SIGNATURE, inspect: inspectZipFile },
]

/** Says what a file's bytes are. Never throws, but may take what a bad file makes it take. */
export async function readFileContent(bytes: Buffer): Promise<FileContent> {
  const known = INSPECTORS.find(({ signature }) => beginsWith(bytes, signature))
  if (!known) return { format: 'unknown', isReadable: false }
  try {
    return await known.inspect(bytes)
  } catch {
    // The parsers throw on whatever they cannot follow: to us that is an answer, not a fault.
    return { format: known.format, isReadable: false }
  }
}
