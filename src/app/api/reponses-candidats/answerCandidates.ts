import type { Payload } from 'payload'
import { askingStaff } from '@/src/app/api/askingStaff'
import { answerWords } from '@/src/content/admin/answers'
import { isStaff } from '@/src/domain/accounts/roles'
import type { SignedInUser } from '@/src/domain/accounts/signedInUser'
import { payloadInstance } from '@/src/payload'

type Asked = { payload: Payload; user: SignedInUser; sent: unknown }
type Act = (asked: Asked) => Promise<Response>

/** Lets staff do something about answers to candidates, asked for by a page of our own. */
export async function answerCandidates(request: Request, act: Act): Promise<Response> {
  const payload = await payloadInstance()
  try {
    const user = await askingStaff(payload, request)
    if (!user || !isStaff(user)) return refusal(403, 'forbidden')
    return await act({ payload, user, sent: await request.json().catch(() => null) })
  } catch (err) {
    payload.logger.error({ err, msg: 'Answers to candidates could not be kept' })
    return refusal(500, 'failed')
  }
}

export function tooMany(minutes: number): Response {
  const headers = { ...NO_STORE, 'Retry-After': String(minutes * 60) }
  return Response.json({ error: answerWords.tooMany(minutes) }, { status: 429, headers })
}

export function refusal(status: number, error: keyof typeof answerWords.refused): Response {
  return Response.json({ error: answerWords.refused[error] }, { status, headers: NO_STORE })
}

export const done = (said: object) => Response.json(said, { headers: NO_STORE })

const NO_STORE = { 'Cache-Control': 'private, no-store' }
