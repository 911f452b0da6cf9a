import type { DocumentText } from '@/src/domain/files/documentText'
import { noteShown } from './noteShown'

let ahead: { fileId: number; text: Promise<DocumentText | null> } | undefined

/** Has the words of a Word document ready for whoever goes on to it. */
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

async function fetchText(
  fileId: number,
  how: '' | '?avance',
  signal?: AbortSignal,
): Promise<DocumentText | null> {
  const address = `/api/candidate-files/${fileId}/texte${how}`
  const answer = await fetch(address, { credentials: 'include', signal }).catch(() => null)
  if (!answer?.ok) return null
  // Whoever leaves may do so in the middle of the answer too.
  const found: DocumentText | null = await answer.json().catch(() => null)
  return found
}
