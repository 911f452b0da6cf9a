import type { FileContent } from '@/src/domain/uploadedFile'
import { inspectOleFile } from './inspectOleFile'
import { inspectPdf } from './inspectPdf'
import { inspectZipFile } from './inspectZipFile'

const SIGNATURES = [
  { signature: Buffer.from('%PDF-'), inspect: inspectPdf },
  { signature: Buffer.from('d0cf11e0a1b11ae1', 'hex'), inspect: inspectOleFile },
  { signature: Buffer.from('PK\x03\x04'), inspect: inspectZipFile },
]

/** Says what a file's bytes are; a damaged one of any format is `unknown`. Never throws. */
export async function inspectUploadedFile(bytes: Buffer): Promise<FileContent> {
  const known = SIGNATURES.find(({ signature }) =>
    bytes.subarray(0, signature.length).equals(signature),
  )
  try {
    return (await known?.inspect(bytes)) ?? { format: 'unknown' }
  } catch {
    // The parsers throw on whatever they cannot follow: to us that is an answer, not a fault.
    return { format: 'unknown' }
  }
}
