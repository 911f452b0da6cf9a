import { APIError } from 'payload'
import { askingStaff } from '@/src/app/api/askingStaff'
import { isStaff } from '@/src/domain/accounts/roles'
import { payloadInstance } from '@/src/payload'
import { findSelectableIds } from '@/src/queries/findSelectableIds'
import { shownCollection } from '@/src/queries/shownCollection'

type Context = { params: Promise<{ list: string }> }

export const dynamic = 'force-dynamic'

/** The rows that a list, or its trash, has on all of its pages, narrowed and ordered as on the screen. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const payload = await payloadInstance()
  const list = shownCollection(payload, (await params).list)
  if (!list) return answer(404)
  const { search, searchParams } = new URL(request.url)
  const isTrash = searchParams.get('trash') === 'true'
  try {
    const user = await askingStaff(payload, request)
    if (!user || !isStaff(user)) return answer(401)
    const ids = await findSelectableIds(payload, list, { user, search, isTrash })
    return ids ? answer(200, { ids }) : answer(400)
  } catch (err) {
    // A rule of the collection refuses: the query, the person, or so many rows.
    if (err instanceof APIError && err.status < 500) return answer(err.status)
    payload.logger.error({ err, msg: 'The rows of a list could not be told' })
    return answer(500)
  }
}

const answer = (status: number, said: object = {}) =>
  Response.json(said, { status, headers: { 'Cache-Control': 'private, no-store' } })
