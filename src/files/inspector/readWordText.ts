import { type DocumentText, readableText } from '@/src/domain/files/documentText'
import type { FileKind } from '@/src/domain/files/uploadedFile'
import { readDocText } from './readDocText'
import { readDocxText } from './readDocxText'

/** The words of a Word document; null where they cannot be found, or it is none. Never throws. */
export async function readWordText(kind: FileKind, bytes: Buffer): Promise<DocumentText | null> {
  try {
    if (kind === 'docx') return readableText(await readDocxText(bytes))
    return kind === 'doc' ? readableText(readDocText(bytes)) : null
  } catch {
    // The parsers throw on whatever they cannot follow: to us that is an answer, not a fault.
    return null
  }
}
