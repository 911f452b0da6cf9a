import {
  CANDIDATE_FILE_HEADERS,
  downloadBlockReason,
  FILE_FAILURE_STATUS,
  type FileFailureReason,
} from '@/src/app/api/candidate-files/fileFailureResponse'
import { simplePageResponse } from '@/src/app/api/simplePageResponse'
import { verifyFileLinkToken } from '@/src/commands/fileLinkToken'
import { candidateFileErrors, downloadFailureTitle } from '@/src/content/candidateFiles'
import { contentDispositionHeader } from '@/src/domain/files/uploadedFile'
import { UPLOADED_FILE_CSP } from '@/src/domain/files/uploadedFilePolicy'
import { env } from '@/src/env'
import { readCandidateFile } from '@/src/files/readCandidateFile'
import { getPayloadInstance } from '@/src/payload'
import { findFileOfSignedLink } from '@/src/queries/internal/findFileOfSignedLink'

type DownloadRouteContext = { params: Promise<{ token: string }> }

/** Sends a candidate's file, from any store, to a client with a link that is at most one minute old. */
export async function GET(_request: Request, { params }: DownloadRouteContext): Promise<Response> {
  const payload = await getPayloadInstance()
  try {
    const reading = { secret: payload.secret, now: new Date() }
    const link = await verifyFileLinkToken((await params).token, reading)
    if (!link) return downloadFailurePage('expired')
    const file = await findFileOfSignedLink(payload, link.fileId)
    if (!file) return downloadFailurePage('missing')
    const closed = downloadBlockReason(file)
    if (closed) return downloadFailurePage(closed)
    const read = await readCandidateFile(payload, file, env)
    return read.ok
      ? downloadResponse(read.bytes, { ...file, ...link })
      : downloadFailurePage(read.error)
  } catch (err) {
    payload.logger.error({ err, msg: 'A candidate’s file could not be sent' })
    return downloadFailurePage('failed')
  }
}

type DownloadDescription = { mimeType: string; downloadName: string }

// The file is not streamed, because candidates' files are limited to 5 MB.
function downloadResponse(
  bytes: Buffer,
  { mimeType, downloadName }: DownloadDescription,
): Response {
  const name = {
    'Content-Type': mimeType,
    'Content-Disposition': contentDispositionHeader(downloadName),
  }
  return new Response(new Uint8Array(bytes), { headers: { ...UNTRUSTED_FILE_HEADERS, ...name } })
}

// A candidate's file is untrusted: no browser may run it in the site's origin, and no cache may store it.
const UNTRUSTED_FILE_HEADERS = {
  ...CANDIDATE_FILE_HEADERS,
  'Content-Security-Policy': UPLOADED_FILE_CSP,
}

function downloadFailurePage(reason: FileFailureReason): Response {
  const sentences = [candidateFileErrors[reason]]
  const status = FILE_FAILURE_STATUS[reason]
  return simplePageResponse(
    { status, title: downloadFailureTitle, sentences },
    UNTRUSTED_FILE_HEADERS,
  )
}
