import { askingStaff } from '@/src/app/api/askingStaff'
import { recordFileUse } from '@/src/commands/recordFileUse'
import { payloadInstance } from '@/src/payload'
import { findCandidateFile } from '@/src/queries/findCandidateFile'
import { fileFailure, NO_STORE } from '../../fileFailure'

type Context = { params: Promise<{ id: string }> }

/** Told by a page that shows a file which it was handed ahead. */
export async function POST(request: Request, { params }: Context): Promise<Response> {
  const payload = await payloadInstance()
  try {
    const user = await askingStaff(payload, request)
    if (!user) return fileFailure('forbidden')
    const file = await findCandidateFile(payload, { id: (await params).id, user })
    if (!file) return fileFailure('missing')
    const doer = { user, headers: request.headers }
    await recordFileUse(payload, { file, use: 'fileRead', doer })
    return new Response(null, { status: 204, headers: NO_STORE })
  } catch (err) {
    payload.logger.error({ err, msg: 'The reading of a candidate’s file could not be noted' })
    return fileFailure('failed')
  }
}
