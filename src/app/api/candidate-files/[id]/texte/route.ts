import { NO_STORE, openFile } from '@/src/app/api/candidate-files/openFile'
import { candidateFileSentences } from '@/src/content/candidateFiles'
import { fileKindMimeTypes } from '@/src/domain/uploadedFile'
import { readDocumentText } from '@/src/files/readDocumentText'

/** The words of a Word document, found where the document can do no harm. */
export const GET = openFile(['docx', 'doc'], async ({ bytes, mimeType }) => {
  const kind = mimeType === fileKindMimeTypes.doc ? 'doc' : 'docx'
  const found = await readDocumentText({ kind, bytes })
  return found
    ? Response.json(found, { headers: NO_STORE })
    : Response.json({ error: candidateFileSentences.unread }, { status: 422, headers: NO_STORE })
})
