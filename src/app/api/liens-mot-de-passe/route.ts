import { z } from 'zod'
import { isFromAnotherSite } from '@/src/app/requestHeaders'
import { choosePasswordWords as words } from '@/src/content/admin/choosePassword'
import { payloadInstance } from '@/src/payload'
import { findPasswordLink } from '@/src/queries/findPasswordLink'

const Sent = z.object({ token: z.string().regex(/^[0-9a-f]{64}$/) })
const NO_STORE = { 'Cache-Control': 'private, no-store' }

/** Tells whoever holds a mailed link what it is for. Posted, so that no log of addresses holds it. */
export async function POST(request: Request): Promise<Response> {
  const sent = Sent.safeParse(await request.json().catch(() => null))
  if (isFromAnotherSite(request.headers) || !sent.success) return notValid()
  const payload = await payloadInstance()
  try {
    const link = await findPasswordLink(payload, sent.data.token)
    return link ? Response.json(link, { headers: NO_STORE }) : notValid()
  } catch (err) {
    payload.logger.error({ err, msg: 'A password link could not be looked up' })
    return Response.json({ error: words.failed }, { status: 500, headers: NO_STORE })
  }
}

const notValid = () => Response.json({ error: words.notValid }, { status: 404, headers: NO_STORE })
