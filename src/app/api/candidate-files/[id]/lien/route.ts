import { sentencePage } from '@/src/app/api/sentencePage'
import { wantsJson } from '@/src/app/api/wantsJson'
import { linkToCandidateFile } from '@/src/commands/linkToCandidateFile'
import { noteDownload } from '@/src/commands/noteFileUse'
import { candidateFileSentences, downloadFailureTitle } from '@/src/content/candidateFiles'
import { FILE_LINK_SECONDS } from '@/src/domain/fileLink'
import { env } from '@/src/env'
import { payloadInstance } from '@/src/payload'
import { findCandidateFile } from '@/src/queries/findCandidateFile'

type Context = { params: Promise<{ id: string }> }

const NO_STORE = { 'Cache-Control': 'private, no-store' }

/** Gives staff a link to a candidate's file that works for a minute. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const payload = await payloadInstance()
  try {
    const { user } = await payload.auth({ headers: request.headers })
    if (!user) return failure(request, 403, 'forbidden')
    const file = await findCandidateFile(payload, { id: (await params).id, user })
    if (!file) return failure(request, 404, 'missing')
    const signing = { env, secret: payload.secret, now: new Date() }
    const url = await linkToCandidateFile(file, signing)
    // A trace of who was given what changes nothing that anybody asked for, so that a GET may leave it:
    // links in the chat are followed by one, and no file leaves without.
    await noteDownload(payload, file, { user, headers: request.headers })
    return linkAnswer(request, url)
  } catch (err) {
    payload.logger.error({ err, msg: 'A link to a candidate’s file could not be made' })
    return failure(request, 500, 'failed')
  }
}

function linkAnswer(request: Request, url: string): Response {
  return wantsJson(request)
    ? Response.json({ url, expiresInSeconds: FILE_LINK_SECONDS }, { headers: NO_STORE })
    : new Response(null, { status: 303, headers: { ...NO_STORE, Location: url } })
}

function failure(
  request: Request,
  status: number,
  error: keyof typeof candidateFileSentences,
): Response {
  const sentence = candidateFileSentences[error]
  return wantsJson(request)
    ? Response.json({ error: sentence }, { status, headers: NO_STORE })
    : sentencePage({ status, title: downloadFailureTitle, sentences: [sentence] }, NO_STORE)
}
