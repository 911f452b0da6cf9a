import config from '@payload-config'
import {
  REST_DELETE,
  REST_GET,
  REST_OPTIONS,
  REST_PATCH,
  REST_POST,
  REST_PUT,
} from '@payloadcms/next/routes'
import { isRequestFromAnotherSite } from '@/src/app/requestHeaders'
import { submissionErrorSentences } from '@/src/content/fr/submission'
import { restInputErrors } from '@/src/content/restInput'
import { getPayloadInstance } from '@/src/payload'
import { isDatabaseReachable } from '@/src/queries/isDatabaseReachable'
import { validateRestInput } from './validateRestInput'

type PayloadRestHandler = ReturnType<typeof validateRestInput>

const DATABASE_TIMEOUT_MS = 5_000

export const GET = requireDatabaseForSession(validateRestInput(REST_GET(config)))
export const POST = requireOwnOrigin(validateRestInput(REST_POST(config)))
export const DELETE = requireOwnOrigin(validateRestInput(REST_DELETE(config)))
export const PATCH = requireOwnOrigin(validateRestInput(REST_PATCH(config)))
export const PUT = requireOwnOrigin(validateRestInput(REST_PUT(config)))
export const OPTIONS = validateRestInput(REST_OPTIONS(config))

// Compares the origin: Payload does so only if the public URL is configured, and never on sign-in.
function requireOwnOrigin(answer: PayloadRestHandler): PayloadRestHandler {
  return async (request, context) => {
    if (!isRequestFromAnotherSite(request.headers)) return answer(request, context)
    const errors = [{ message: submissionErrorSentences.crossSite }]
    return Response.json({ errors }, { status: 403 })
  }
}

// Checks the database before Payload looks up the session: during an outage Payload would respond
// that the user is signed out, and each open page of the admin would ask its user to sign in.
function requireDatabaseForSession(answer: PayloadRestHandler): PayloadRestHandler {
  return async (request, context) => {
    const { slug } = await context.params
    const isAsked = slug.join('/') === 'users/me' && request.headers.has('cookie')
    if (!isAsked || (await isDatabaseReachable(await getPayloadInstance(), DATABASE_TIMEOUT_MS))) {
      return answer(request, context)
    }
    const errors = [{ message: restInputErrors.databaseAway }]
    return Response.json({ errors }, { status: 503, headers: { 'Cache-Control': 'no-store' } })
  }
}
