import { APIError } from 'payload'
import { privateJsonResponse } from '@/src/app/api/privateJsonResponse'
import { runStaffAction, type StaffRefusalReason } from '@/src/app/api/runStaffAction'
import { hasStaffRights } from '@/src/domain/accounts/roles'
import { getPayloadInstance } from '@/src/payload'
import { findListableCollection } from '@/src/plugins/list-tools/queries/findListableCollection'
import { findSelectableIds } from '@/src/plugins/list-tools/queries/findSelectableIds'

type SelectionRouteContext = { params: Promise<{ list: string }> }

/** Responds with the ids of the rows of a list or trash, as filtered and sorted on the screen. */
export async function GET(request: Request, { params }: SelectionRouteContext): Promise<Response> {
  const list = findListableCollection(await getPayloadInstance(), (await params).list)
  if (!list) return emptyJsonResponse(404)
  const { search, searchParams } = new URL(request.url)
  const isTrash = searchParams.get('trash') === 'true'
  return runStaffAction(request, {
    may: hasStaffRights,
    refuse: (refusal) => emptyJsonResponse(HTTP_STATUS_BY_REFUSAL[refusal]),
    // A rule of the collection has refused the query, the user or the number of rows.
    answerError: (err) =>
      err instanceof APIError && err.status < 500 ? emptyJsonResponse(err.status) : null,
    failed: 'The rows of a list could not be read',
    run: async ({ payload, user }) => {
      const ids = await findSelectableIds(payload, list, { user, search, isTrash })
      return ids ? privateJsonResponse({ ids }) : emptyJsonResponse(400)
    },
  })
}

const HTTP_STATUS_BY_REFUSAL = {
  otherSite: 401,
  signedOut: 401,
  forbidden: 401,
  badInput: 400,
  failed: 500,
} as const satisfies Record<StaffRefusalReason, number>

const emptyJsonResponse = (status: number) => privateJsonResponse({}, status)
