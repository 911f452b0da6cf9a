import type { FileKind } from '@/src/domain/files/uploadedFile'
import {
  type DocumentText,
  normaliseDocumentText,
} from '@/src/plugins/document-reading/rules/documentText'
import { readDocText } from './readDocText'
import { readDocxText } from './readDocxText'

/** The task of the file inspector that extracts the text of a Word document. */
export const runWordTextTask = async (kind: FileKind, bytes: Buffer) => ({
  found: await readWordText(kind, bytes),
})

/**
 * Reads the text of a Word document; null when it cannot be extracted or is of another kind. Never
 * throws.
 */
export async function readWordText(kind: FileKind, bytes: Buffer): Promise<DocumentText | null> {
  try {
    if (kind === 'docx') return normaliseDocumentText(await readDocxText(bytes))
    return kind === 'doc' ? normaliseDocumentText(readDocText(bytes)) : null
  } catch {
    // The parsers throw on invalid files, which is an expected result here.
    return null
  }
}
