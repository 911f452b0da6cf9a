import { bodyOrNull, request } from '@/components/admin/request/request'
import { recordFileReadWhenVisible } from '@/src/plugins/document-reading/admin/recordFileReadWhenVisible'
import type { DocumentText } from '@/src/plugins/document-reading/rules/documentText'

let preloadedDocumentText: { fileId: number; text: Promise<DocumentText | null> } | undefined

/** Loads the text of a Word document in advance, for the user who opens it next. */
export function preloadDocumentText(fileId: number) {
  if (preloadedDocumentText?.fileId !== fileId)
    preloadedDocumentText = { fileId, text: requestDocumentText(fileId, '?avance') }
}

/** The text of a Word document, from the preloaded response if there is one; null when the request fails. */
export function fetchDocumentText(
  fileId: number,
  signal: AbortSignal,
): Promise<DocumentText | null> {
  const preloadedText =
    preloadedDocumentText?.fileId === fileId ? preloadedDocumentText.text : undefined
  preloadedDocumentText = undefined
  if (!preloadedText) return requestDocumentText(fileId, '', signal)
  recordFileReadWhenVisible(fileId)
  return preloadedText
}

const requestDocumentText = async (fileId: number, query: '' | '?avance', signal?: AbortSignal) =>
  bodyOrNull(
    await request<DocumentText>(`/api/candidate-files/${fileId}/texte${query}`, { signal }),
  )
