import type { DocumentText } from '@/src/domain/files/documentText'
import { bodyOf, request } from '../request/request'
import { noteShown } from './noteShown'

let ahead: { fileId: number; text: Promise<DocumentText | null> } | undefined

/** Loads the text of a Word document in advance, for the user who opens it next. */
export function fetchTextAhead(fileId: number) {
  if (ahead?.fileId !== fileId) ahead = { fileId, text: fetchText(fileId, '?avance') }
}

/** The words of a Word document; null where they cannot be had. */
export function textOf(fileId: number, signal: AbortSignal): Promise<DocumentText | null> {
  const waiting = ahead?.fileId === fileId ? ahead.text : undefined
  ahead = undefined
  if (!waiting) return fetchText(fileId, '', signal)
  noteShown(fileId)
  return waiting
}

const fetchText = async (fileId: number, how: '' | '?avance', signal?: AbortSignal) =>
  bodyOf(await request<DocumentText>(`/api/candidate-files/${fileId}/texte${how}`, { signal }))
