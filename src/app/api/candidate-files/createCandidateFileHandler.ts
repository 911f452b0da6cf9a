import { runStaffAction } from '@/src/app/api/runStaffAction'
import { recordFileReadOrPreload } from '@/src/commands/recordFileUse'
import { type FileKind, fileKindMimeTypes } from '@/src/domain/files/uploadedFile'
import { env } from '@/src/env'
import { readCandidateFile } from '@/src/files/readCandidateFile'
import { findCandidateFile } from '@/src/queries/findCandidateFile'
import {
  downloadBlockReason,
  fileFailureOfRefusal,
  fileFailureResponse,
} from './fileFailureResponse'

type FileRouteContext = { params: Promise<{ id: string }> }
type FileResponseContent = { mimeType: string; bytes: Buffer }

/**
 * Makes a route handler that responds with content made from a candidate's file, for staff who may
 * read it. Each response is recorded in the audit trail.
 */
export function createCandidateFileHandler(
  kinds: readonly FileKind[],
  show: (file: FileResponseContent) => Promise<Response>,
) {
  return async (request: Request, { params }: FileRouteContext): Promise<Response> => {
    const { id } = await params
    return runStaffAction(request, {
      refuse: (refusal) => fileFailureResponse(fileFailureOfRefusal(refusal)),
      failed: 'A candidate’s file could not be shown',
      run: async ({ payload, user, doer }) => {
        const file = await findCandidateFile(payload, { id, user })
        const isShown = kinds.some((kind) => fileKindMimeTypes[kind] === file?.mimeType)
        if (!file || !isShown) return fileFailureResponse('missing')
        const closed = downloadBlockReason(file)
        if (closed) return fileFailureResponse(closed)
        const read = await readCandidateFile(payload, file, env)
        if (!read.ok) return fileFailureResponse(read.error)
        const use = new URL(request.url).searchParams.has('avance') ? 'filePrepared' : 'fileRead'
        await recordFileReadOrPreload(payload, { file, use, doer })
        return show({ mimeType: file.mimeType, bytes: read.bytes })
      },
    })
  }
}
