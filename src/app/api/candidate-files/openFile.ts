import { noteFileReading } from '@/src/commands/noteFileUse'
import { readCandidateFile } from '@/src/commands/readCandidateFile'
import { candidateFileSentences } from '@/src/content/candidateFiles'
import { type FileKind, fileKindMimeTypes } from '@/src/domain/uploadedFile'
import { env } from '@/src/env'
import { payloadInstance } from '@/src/payload'
import { findCandidateFile } from '@/src/queries/findCandidateFile'

type Context = { params: Promise<{ id: string }> }
type Opened = { mimeType: string; bytes: Buffer }

export const NO_STORE = {
  'Cache-Control': 'private, no-store',
  'X-Content-Type-Options': 'nosniff',
}

/**
 * Answers with something made of a candidate's file, for staff to whom it may be shown; nobody is shown
 * anything without a line in the audit trail.
 */
export function openFile(kinds: readonly FileKind[], show: (file: Opened) => Promise<Response>) {
  return async (request: Request, { params }: Context): Promise<Response> => {
    const payload = await payloadInstance()
    try {
      const { user } = await payload.auth({ headers: request.headers })
      if (!user) return failure(403, 'forbidden')
      const file = await findCandidateFile(payload, { id: (await params).id, user })
      const isShown = kinds.some((kind) => fileKindMimeTypes[kind] === file?.mimeType)
      const bytes = file && isShown ? await readCandidateFile(payload, file, env) : null
      if (!file || !bytes) return failure(404, 'missing')
      await noteFileReading(payload, file, { user, headers: request.headers })
      return await show({ mimeType: file.mimeType, bytes })
    } catch (err) {
      payload.logger.error({ err, msg: 'A candidate’s file could not be shown' })
      return failure(500, 'failed')
    }
  }
}

function failure(status: number, error: keyof typeof candidateFileSentences): Response {
  return Response.json({ error: candidateFileSentences[error] }, { status, headers: NO_STORE })
}
