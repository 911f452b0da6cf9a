import { createCandidateFileHandler } from '@/src/app/api/candidate-files/createCandidateFileHandler'
import {
  CANDIDATE_FILE_HEADERS,
  fileFailureResponse,
} from '@/src/app/api/candidate-files/fileFailureResponse'
import { fileKindMimeTypes } from '@/src/domain/files/uploadedFile'
import { readDocumentText } from '@/src/plugins/document-reading/files/readDocumentText'

/** Responds with a Word document's text, which a separate process extracts for safety. */
export const GET = createCandidateFileHandler(['docx', 'doc'], async ({ bytes, mimeType }) => {
  const kind = mimeType === fileKindMimeTypes.doc ? 'doc' : 'docx'
  const found = await readDocumentText({ kind, bytes })
  return found
    ? Response.json(found, { headers: CANDIDATE_FILE_HEADERS })
    : fileFailureResponse('unread')
})
