import {
  closedBecause,
  FILE_FAILURE_STATUS,
  type FileFailure,
  fileFailure,
  NO_STORE,
} from '@/src/app/api/candidate-files/fileFailure'
import { sentencePage } from '@/src/app/api/sentencePage'
import { wantsJson } from '@/src/app/requestHeaders'
import { writeFileLinkToken } from '@/src/commands/fileLinkToken'
import { recordDownload } from '@/src/commands/recordFileUse'
import { candidateFileSentences, downloadFailureTitle } from '@/src/content/candidateFiles'
import { FILE_LINK_SECONDS } from '@/src/domain/files/fileLink'
import { payloadInstance } from '@/src/payload'
import { findCandidateFile } from '@/src/queries/findCandidateFile'

type Context = { params: Promise<{ id: string }> }

/** Gives staff a link to a candidate's file that works for a minute. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const payload = await payloadInstance()
  try {
    const { user } = await payload.auth({ headers: request.headers })
    if (!user) return failure(request, 'forbidden')
    const file = await findCandidateFile(payload, { id: (await params).id, user })
    if (!file) return failure(request, 'missing')
    const closed = closedBecause(file)
    if (closed) return failure(request, closed)
    const link = { fileId: file.id, downloadName: file.downloadName }
    const token = await writeFileLinkToken(link, { secret: payload.secret, now: new Date() })
    // A trace of who was given what changes nothing that anybody asked for, so that a GET may leave it:
    // links in the chat are followed by one, and no file leaves without.
    await recordDownload(payload, file, { user, headers: request.headers })
    return linkAnswer(request, `/api/fichiers/${token}`)
  } catch (err) {
    payload.logger.error({ err, msg: 'A link to a candidate’s file could not be made' })
    return failure(request, 'failed')
  }
}

function linkAnswer(request: Request, url: string): Response {
  return wantsJson(request.headers)
    ? Response.json({ url, expiresInSeconds: FILE_LINK_SECONDS }, { headers: NO_STORE })
    : new Response(null, { status: 303, headers: { ...NO_STORE, Location: url } })
}

function failure(request: Request, reason: FileFailure): Response {
  if (wantsJson(request.headers)) return fileFailure(reason)
  const status = FILE_FAILURE_STATUS[reason]
  const sentences = [candidateFileSentences[reason]]
  return sentencePage({ status, title: downloadFailureTitle, sentences }, NO_STORE)
}
