import {
  closedBecause,
  FILE_FAILURE_STATUS,
  FILE_HEADERS,
  type FileFailure,
  fileFailure,
  refusedFile,
} from '@/src/app/api/candidate-files/fileFailure'
import { sentencePage } from '@/src/app/api/sentencePage'
import { staffAction } from '@/src/app/api/staffAction'
import { wantsJson } from '@/src/app/requestHeaders'
import { writeFileLinkToken } from '@/src/commands/fileLinkToken'
import { recordDownload } from '@/src/commands/recordFileUse'
import { candidateFileSentences, downloadFailureTitle } from '@/src/content/candidateFiles'
import { FILE_LINK_SECONDS } from '@/src/domain/files/fileLink'
import { findCandidateFile } from '@/src/queries/findCandidateFile'

type Context = { params: Promise<{ id: string }> }

/** Returns a link to a candidate's file for staff; the link is valid for one minute. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { id } = await params
  return staffAction(request, {
    // Chat messages contain links to this route.
    allowsOtherSites: true,
    refuse: (refusal) => failureResponse(request, refusedFile(refusal)),
    failed: 'A link to a candidate’s file could not be made',
    run: async ({ payload, user, doer }) => {
      const file = await findCandidateFile(payload, { id, user })
      if (!file) return failureResponse(request, 'missing')
      const closed = closedBecause(file)
      if (closed) return failureResponse(request, closed)
      const link = { fileId: file.id, downloadName: file.downloadName }
      const token = await writeFileLinkToken(link, { secret: payload.secret, now: new Date() })
      // Each link has an entry in the audit trail, even though the method is GET.
      await recordDownload(payload, file, doer)
      return linkResponse(request, `/api/fichiers/${token}`)
    },
  })
}

function linkResponse(request: Request, url: string): Response {
  return wantsJson(request.headers)
    ? Response.json({ url, expiresInSeconds: FILE_LINK_SECONDS }, { headers: FILE_HEADERS })
    : new Response(null, { status: 303, headers: { ...FILE_HEADERS, Location: url } })
}

function failureResponse(request: Request, reason: FileFailure): Response {
  if (wantsJson(request.headers)) return fileFailure(reason)
  const status = FILE_FAILURE_STATUS[reason]
  const sentences = [candidateFileSentences[reason]]
  return sentencePage({ status, title: downloadFailureTitle, sentences }, FILE_HEADERS)
}
