import { createCandidateFileHandler } from '@/src/app/api/candidate-files/createCandidateFileHandler'
import { CANDIDATE_FILE_HEADERS } from '@/src/app/api/candidate-files/fileFailureResponse'
import { UPLOADED_FILE_CSP } from '@/src/domain/files/uploadedFilePolicy'

/** Sends the bytes of a PDF file to our PDF reader. The browser must not open the file itself. */
export const GET = createCandidateFileHandler(['pdf'], async ({ bytes }) => {
  const headers = {
    ...CANDIDATE_FILE_HEADERS,
    'Content-Type': 'application/octet-stream',
    'Content-Disposition': 'attachment',
    'Content-Security-Policy': UPLOADED_FILE_CSP,
  }
  return new Response(new Uint8Array(bytes), { headers })
})
