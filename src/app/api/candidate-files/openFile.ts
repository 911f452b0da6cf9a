import { staffAction } from '@/src/app/api/staffAction'
import { recordFileUse } from '@/src/commands/recordFileUse'
import { type FileKind, fileKindMimeTypes } from '@/src/domain/files/uploadedFile'
import { env } from '@/src/env'
import { readCandidateFile } from '@/src/files/readCandidateFile'
import { findCandidateFile } from '@/src/queries/findCandidateFile'
import { closedBecause, fileFailure, refusedFile } from './fileFailure'

type Context = { params: Promise<{ id: string }> }
type Opened = { mimeType: string; bytes: Buffer }

/**
 * Responds with something made of a candidate's file, for staff who may read it; each response has an entry in the
 * audit trail.
 */
export function openFile(kinds: readonly FileKind[], show: (file: Opened) => Promise<Response>) {
  return async (request: Request, { params }: Context): Promise<Response> => {
    const { id } = await params
    return staffAction(request, {
      refuse: (refusal) => fileFailure(refusedFile(refusal)),
      failed: 'A candidate’s file could not be shown',
      run: async ({ payload, user, doer }) => {
        const file = await findCandidateFile(payload, { id, user })
        const isShown = kinds.some((kind) => fileKindMimeTypes[kind] === file?.mimeType)
        if (!file || !isShown) return fileFailure('missing')
        const closed = closedBecause(file)
        if (closed) return fileFailure(closed)
        const read = await readCandidateFile(payload, file, env)
        if (!read.ok) return fileFailure(read.error)
        const use = new URL(request.url).searchParams.has('avance') ? 'filePrepared' : 'fileRead'
        await recordFileUse(payload, { file, use, doer })
        return show({ mimeType: file.mimeType, bytes: read.bytes })
      },
    })
  }
}
