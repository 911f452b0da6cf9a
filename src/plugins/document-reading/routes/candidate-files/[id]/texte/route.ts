import { FILE_HEADERS, fileFailure } from '@/src/app/api/candidate-files/fileFailure'
import { openFile } from '@/src/app/api/candidate-files/openFile'
import { fileKindMimeTypes } from '@/src/domain/files/uploadedFile'
import { readDocumentText } from '@/src/plugins/document-reading/files/readDocumentText'

/** The text of a Word document, extracted in a separate process because the file is untrusted. */
export const GET = openFile(['docx', 'doc'], async ({ bytes, mimeType }) => {
  const kind = mimeType === fileKindMimeTypes.doc ? 'doc' : 'docx'
  const found = await readDocumentText({ kind, bytes })
  return found ? Response.json(found, { headers: FILE_HEADERS }) : fileFailure('unread')
})
