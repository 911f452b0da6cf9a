import { askingStaff } from '@/src/app/api/askingStaff'
import { recordFirstReading } from '@/src/commands/recordFirstReading'
import { payloadInstance } from '@/src/payload'
import { findReadApplication } from '@/src/queries/findReadApplication'

type Context = { params: Promise<{ id: string }> }

/** Told by a page that really shows an application: drawing it in advance is not reading it. */
export async function POST(request: Request, { params }: Context): Promise<Response> {
  const payload = await payloadInstance()
  try {
    const user = await askingStaff(payload, request)
    if (!user) return answer(403)
    const application = await findReadApplication(payload, { id: (await params).id, user })
    if (!application) return answer(404)
    if (!(await recordFirstReading(payload, { application: application.id, user })))
      return answer(404)
    return Response.json({ updatedAt: application.updatedAt }, { headers: NO_STORE })
  } catch (err) {
    payload.logger.error({ err, msg: 'The reading of an application could not be noted' })
    return answer(500)
  }
}

const NO_STORE = { 'Cache-Control': 'private, no-store' }

const answer = (status: 403 | 404 | 500) => new Response(null, { status, headers: NO_STORE })
