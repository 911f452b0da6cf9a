import {
  CANDIDATE_FILE_HEADERS,
  downloadBlockReason,
  FILE_FAILURE_STATUS,
  type FileFailureReason,
  fileFailureOfRefusal,
  fileFailureResponse,
} from '@/src/app/api/candidate-files/fileFailureResponse'
import { runStaffAction } from '@/src/app/api/runStaffAction'
import { simplePageResponse } from '@/src/app/api/simplePageResponse'
import { wantsJson } from '@/src/app/requestHeaders'
import { signFileLinkToken } from '@/src/commands/fileLinkToken'
import { recordFileDownload } from '@/src/commands/recordFileUse'
import { candidateFileErrors, downloadFailureTitle } from '@/src/content/candidateFiles'
import { FILE_LINK_LIFETIME_SECONDS } from '@/src/domain/files/fileLink'
import { findCandidateFile } from '@/src/queries/findCandidateFile'

type FileLinkRouteContext = { params: Promise<{ id: string }> }

/** Returns a link to a candidate's file for staff; the link is valid for one minute. */
export async function GET(request: Request, { params }: FileLinkRouteContext): Promise<Response> {
  const { id } = await params
  return runStaffAction(request, {
    // Other sites are allowed, because chat messages contain links to this route.
    allowsOtherSites: true,
    refuse: (refusal) => fileLinkFailureResponse(request, fileFailureOfRefusal(refusal)),
    failed: 'A link to a candidate’s file could not be made',
    run: async ({ payload, user, doer }) => {
      const file = await findCandidateFile(payload, { id, user })
      if (!file) return fileLinkFailureResponse(request, 'missing')
      const closed = downloadBlockReason(file)
      if (closed) return fileLinkFailureResponse(request, closed)
      const link = { fileId: file.id, downloadName: file.downloadName }
      const token = await signFileLinkToken(link, { secret: payload.secret, now: new Date() })
      // Each link is recorded in the audit trail, even though the method is GET.
      await recordFileDownload(payload, file, doer)
      return fileLinkResponse(request, `/api/fichiers/${token}`)
    },
  })
}

function fileLinkResponse(request: Request, url: string): Response {
  return wantsJson(request.headers)
    ? Response.json(
        { url, expiresInSeconds: FILE_LINK_LIFETIME_SECONDS },
        { headers: CANDIDATE_FILE_HEADERS },
      )
    : new Response(null, { status: 303, headers: { ...CANDIDATE_FILE_HEADERS, Location: url } })
}

function fileLinkFailureResponse(request: Request, reason: FileFailureReason): Response {
  if (wantsJson(request.headers)) return fileFailureResponse(reason)
  const status = FILE_FAILURE_STATUS[reason]
  const sentences = [candidateFileErrors[reason]]
  return simplePageResponse(
    { status, title: downloadFailureTitle, sentences },
    CANDIDATE_FILE_HEADERS,
  )
}
