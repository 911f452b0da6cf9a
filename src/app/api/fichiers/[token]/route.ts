import {
  closedBecause,
  FILE_FAILURE_STATUS,
  FILE_HEADERS,
  type FileFailure,
} from '@/src/app/api/candidate-files/fileFailure'
import { sentencePage } from '@/src/app/api/sentencePage'
import { readFileLinkToken } from '@/src/commands/fileLinkToken'
import { candidateFileSentences, downloadFailureTitle } from '@/src/content/candidateFiles'
import { UNTRUSTED_POLICY } from '@/src/domain/files/untrustedPolicy'
import { attachmentHeader } from '@/src/domain/files/uploadedFile'
import { env } from '@/src/env'
import { readCandidateFile } from '@/src/files/readCandidateFile'
import { payloadInstance } from '@/src/payload'
import { findLinkedFile } from '@/src/queries/internal/findLinkedFile'

type Context = { params: Promise<{ token: string }> }

/** Sends a candidate's file, from any store, to a client with a link that is at most one minute old. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const payload = await payloadInstance()
  try {
    const reading = { secret: payload.secret, now: new Date() }
    const link = await readFileLinkToken((await params).token, reading)
    if (!link) return failurePage('expired')
    const file = await findLinkedFile(payload, link.fileId)
    if (!file) return failurePage('missing')
    const closed = closedBecause(file)
    if (closed) return failurePage(closed)
    const read = await readCandidateFile(payload, file, env)
    return read.ok ? downloadResponse(read.bytes, { ...file, ...link }) : failurePage(read.error)
  } catch (err) {
    payload.logger.error({ err, msg: 'A candidate’s file could not be sent' })
    return failurePage('failed')
  }
}

type DownloadedFile = { mimeType: string; downloadName: string }

// The file is not streamed, because candidates' files are limited to 5 MB.
function downloadResponse(bytes: Buffer, { mimeType, downloadName }: DownloadedFile): Response {
  const name = { 'Content-Type': mimeType, 'Content-Disposition': attachmentHeader(downloadName) }
  return new Response(new Uint8Array(bytes), { headers: { ...UNTRUSTED_FILE_HEADERS, ...name } })
}

// A candidate's file is untrusted: no browser may run it in the site's origin, and no cache may store it.
const UNTRUSTED_FILE_HEADERS = { ...FILE_HEADERS, 'Content-Security-Policy': UNTRUSTED_POLICY }

function failurePage(reason: FileFailure): Response {
  const sentences = [candidateFileSentences[reason]]
  const status = FILE_FAILURE_STATUS[reason]
  return sentencePage({ status, title: downloadFailureTitle, sentences }, UNTRUSTED_FILE_HEADERS)
}
