import { NO_STORE_HEADERS, privateJsonResponse } from '@/src/app/api/privateJsonResponse'
import { runStaffAction, type StaffRefusalReason } from '@/src/app/api/runStaffAction'
import { recordFirstApplicationReading } from '@/src/plugins/document-reading/commands/recordFirstApplicationReading'
import { findReadableApplication } from '@/src/plugins/document-reading/queries/findReadableApplication'

type ApplicationReadRouteContext = { params: Promise<{ id: string }> }

/** Records that a user has read an application. The visible page sends it, because prerendering is not reading. */
export async function POST(
  request: Request,
  { params }: ApplicationReadRouteContext,
): Promise<Response> {
  const { id } = await params
  return runStaffAction(request, {
    refuse: (refusal) => emptyResponse(STATUS_BY_REFUSAL[refusal]),
    failed: 'The reading of an application could not be recorded',
    run: async ({ payload, user }) => {
      const application = await findReadableApplication(payload, { id, user })
      if (!application) return emptyResponse(404)
      if (!(await recordFirstApplicationReading(payload, { application: application.id, user })))
        return emptyResponse(404)
      return privateJsonResponse({ updatedAt: application.updatedAt })
    },
  })
}

const STATUS_BY_REFUSAL = {
  otherSite: 403,
  signedOut: 403,
  forbidden: 403,
  badInput: 404,
  failed: 500,
} as const satisfies Record<StaffRefusalReason, number>

const emptyResponse = (status: number) => new Response(null, { status, headers: NO_STORE_HEADERS })
