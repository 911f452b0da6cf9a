import { isFromAnotherSite } from '@/src/app/requestHeaders'
import { recordFileUse } from '@/src/commands/recordFileUse'
import { type FileKind, fileKindMimeTypes } from '@/src/domain/files/uploadedFile'
import { env } from '@/src/env'
import { readCandidateFile } from '@/src/files/readCandidateFile'
import { payloadInstance } from '@/src/payload'
import { findCandidateFile } from '@/src/queries/findCandidateFile'
import { closedBecause, fileFailure } from './fileFailure'

type Context = { params: Promise<{ id: string }> }
type Opened = { mimeType: string; bytes: Buffer }

/**
 * Answers with something made of a candidate's file, for staff to whom it may be shown; nobody is shown
 * anything without a line in the audit trail.
 */
export function openFile(kinds: readonly FileKind[], show: (file: Opened) => Promise<Response>) {
  return async (request: Request, { params }: Context): Promise<Response> => {
    // Only our own pages draw a file: a link elsewhere must not have somebody read what was never seen.
    if (isFromAnotherSite(request.headers)) return fileFailure('forbidden')
    const payload = await payloadInstance()
    try {
      const { user } = await payload.auth({ headers: request.headers })
      if (!user) return fileFailure('forbidden')
      const file = await findCandidateFile(payload, { id: (await params).id, user })
      const isShown = kinds.some((kind) => fileKindMimeTypes[kind] === file?.mimeType)
      if (!file || !isShown) return fileFailure('missing')
      const closed = closedBecause(file)
      if (closed) return fileFailure(closed)
      const read = await readCandidateFile(payload, file, env)
      if (!read.ok) return fileFailure(read.error)
      const use = new URL(request.url).searchParams.has('avance') ? 'filePrepared' : 'fileRead'
      await recordFileUse(payload, { file, use, doer: { user, headers: request.headers } })
      return await show({ mimeType: file.mimeType, bytes: read.bytes })
    } catch (err) {
      payload.logger.error({ err, msg: 'A candidate’s file could not be shown' })
      return fileFailure('failed')
    }
  }
}
