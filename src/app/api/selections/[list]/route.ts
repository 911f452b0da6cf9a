import { APIError } from 'payload'
import { privateJson } from '@/src/app/api/privateJson'
import { staffAction } from '@/src/app/api/staffAction'
import { isStaff } from '@/src/domain/accounts/roles'
import { payloadInstance } from '@/src/payload'
import { findSelectableIds } from '@/src/queries/findSelectableIds'
import { shownCollection } from '@/src/queries/shownCollection'

type Context = { params: Promise<{ list: string }> }

export const dynamic = 'force-dynamic'

/** The rows that a list, or its trash, has on all its pages, narrowed and ordered as on the screen. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const list = shownCollection(await payloadInstance(), (await params).list)
  if (!list) return answer(404)
  const { search, searchParams } = new URL(request.url)
  const isTrash = searchParams.get('trash') === 'true'
  return staffAction(request, {
    may: isStaff,
    refuse: (refusal) => answer(refusal === 'failed' ? 500 : 401),
    // A rule of the collection refuses the query, the user, or so many rows.
    answerError: (err) => (err instanceof APIError && err.status < 500 ? answer(err.status) : null),
    failed: 'The rows of a list could not be read',
    run: async ({ payload, user }) => {
      const ids = await findSelectableIds(payload, list, { user, search, isTrash })
      return ids ? privateJson({ ids }) : answer(400)
    },
  })
}

const answer = (status: number) => privateJson({}, status)
