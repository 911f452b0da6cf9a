import { QueryError } from 'payload'
import { askingStaff } from '@/src/app/api/askingStaff'
import { isStaff } from '@/src/domain/accounts/roles'
import { isExportedList } from '@/src/domain/admin/exportedList'
import { payloadInstance } from '@/src/payload'
import { findListedIds } from '@/src/queries/findListedIds'
import { readAskedList } from '@/src/queries/readAskedList'

type Context = { params: Promise<{ list: string }> }

export const dynamic = 'force-dynamic'

/** The rows that a list has on all of its pages, narrowed and ordered as on the screen. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { list } = await params
  if (!isExportedList(list)) return answer(404)
  const payload = await payloadInstance()
  try {
    const user = await askingStaff(payload, request)
    if (!user || !isStaff(user)) return answer(401)
    const asked = readAskedList(payload, list, new URL(request.url).search)
    if (!asked) return answer(400)
    return answer(200, { ids: await findListedIds(payload, list, { ...asked, user }) })
  } catch (err) {
    if (err instanceof QueryError) return answer(400)
    payload.logger.error({ err, msg: 'The rows of a list could not be told' })
    return answer(500)
  }
}

const answer = (status: number, said: object = {}) =>
  Response.json(said, { status, headers: { 'Cache-Control': 'private, no-store' } })
