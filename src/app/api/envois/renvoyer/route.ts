import { z } from 'zod'
import { askingAdmin } from '@/src/app/api/askingStaff'
import { resendUndelivered } from '@/src/commands/resendUndelivered'
import { undeliveredWords } from '@/src/content/admin/undelivered'
import { payloadInstance } from '@/src/payload'

const MAX_PER_REQUEST = 100
const LARGEST_ID = 2 ** 31 - 1

const Asked = z.object({
  ids: z.array(z.int().positive().max(LARGEST_ID)).min(1).max(MAX_PER_REQUEST),
})

/** Has the runner try failed dispatches again, for Administrators. */
export async function POST(request: Request): Promise<Response> {
  const payload = await payloadInstance()
  try {
    const asking = await askingAdmin(payload, request)
    if (!asking) return Response.json({ error: undeliveredWords.forbidden }, { status: 403 })
    const asked = Asked.safeParse(await request.json().catch(() => null))
    if (!asked.success) return Response.json({ error: undeliveredWords.badInput }, { status: 400 })
    const doer = { user: asking.user, headers: request.headers }
    return Response.json({ resent: await resendUndelivered(payload, doer, asked.data.ids) })
  } catch (err) {
    payload.logger.error({ err, msg: 'Failed dispatches could not be sent again' })
    return Response.json({ error: undeliveredWords.resendFailed }, { status: 500 })
  }
}
