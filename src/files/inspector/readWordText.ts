import { type DocumentText, readableText } from '@/src/domain/files/documentText'
import type { FileKind } from '@/src/domain/files/uploadedFile'
import { readDocText } from './readDocText'
import { readDocxText } from './readDocxText'

/**
 * The text of a Word document; null when it cannot be extracted or is of another kind. Never
 * throws.
 */
export async function readWordText(kind: FileKind, bytes: Buffer): Promise<DocumentText | null> {
  try {
    if (kind === 'docx') return readableText(await readDocxText(bytes))
    return kind === 'doc' ? readableText(readDocText(bytes)) : null
  } catch {
    // The parsers throw on invalid files, which is an expected result here.
    return null
  }
}
