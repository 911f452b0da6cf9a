import { askingAdmin } from '@/src/app/api/askingStaff'
import { undeliveredWords } from '@/src/content/admin/undelivered'
import { payloadInstance } from '@/src/payload'
import { findUndelivered } from '@/src/queries/asSite/findUndelivered'

const NO_STORE = { 'Cache-Control': 'private, no-store' }

/** What could not be delivered yet, for Administrators. */
export async function GET(request: Request): Promise<Response> {
  const payload = await payloadInstance()
  try {
    const asking = await askingAdmin(payload, request)
    if (!asking) return Response.json({ error: undeliveredWords.forbidden }, { status: 403 })
    const dispatches = await findUndelivered(payload, asking.user)
    return Response.json({ dispatches }, { headers: NO_STORE })
  } catch (err) {
    payload.logger.error({ err, msg: 'What was not delivered could not be read' })
    return Response.json({ error: undeliveredWords.loadFailed }, { status: 500 })
  }
}
