import type { Payload } from 'payload'
import { askingStaff } from '@/src/app/api/askingStaff'
import { replyWords } from '@/src/content/admin/messageReplies'
import type { SignedInUser } from '@/src/domain/accounts/signedInUser'
import { payloadInstance } from '@/src/payload'
import { findMessageStanding } from '@/src/queries/findMessageStanding'

type Message = NonNullable<Awaited<ReturnType<typeof findMessageStanding>>>
type Act = (asked: { payload: Payload; user: SignedInUser; message: Message }) => Promise<Response>

/** Lets staff do something about a message that they may read, asked for by a page of our own. */
export async function answerMessage(request: Request, id: string, act: Act): Promise<Response> {
  const payload = await payloadInstance()
  try {
    const user = await askingStaff(payload, request)
    if (!user) return refusal(403, 'forbidden')
    const message = await findMessageStanding(payload, { id, user })
    return message ? await act({ payload, user, message }) : refusal(404, 'missing')
  } catch (err) {
    payload.logger.error({ err, msg: 'A reply could not be kept' })
    return refusal(500, 'failed')
  }
}

/** The number in the address of a reply; null where no row can have it. */
export const replyNumber = (written: string) => (/^\d{1,9}$/.test(written) ? Number(written) : null)

export function tooMany(minutes: number): Response {
  const headers = { ...NO_STORE, 'Retry-After': String(minutes * 60) }
  return Response.json({ error: replyWords.tooMany(minutes) }, { status: 429, headers })
}

export function refusal(status: number, error: keyof typeof replyWords.refused): Response {
  return Response.json({ error: replyWords.refused[error] }, { status, headers: NO_STORE })
}

export const done = (status: 200 | 201, said: object = {}) =>
  Response.json(said, { status, headers: NO_STORE })

const NO_STORE = { 'Cache-Control': 'private, no-store' }
