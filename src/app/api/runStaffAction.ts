import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import type { ZodType } from 'zod'
import { isRequestFromAnotherSite } from '@/src/app/requestHeaders'
import { isInvalidValueError } from '@/src/configuration/respondToBadInput'
import type { SignedInUser } from '@/src/domain/accounts/signedInUser'
import { getPayloadInstance } from '@/src/payload'
import { parseMultipartForm } from './parseMultipartForm'
import { privateJsonResponse } from './privateJsonResponse'
import { readBodyBytes, readRequestJson } from './readBodyBytes'

/** Maximum bytes of a body, unless an action has its own limit. */
export const MAX_STAFF_ACTION_BODY_BYTES = 512 * 1024

export type StaffRefusalReason = 'otherSite' | 'signedOut' | 'forbidden' | 'badInput' | 'failed'

export type StaffActionContext = {
  payload: Payload
  user: SignedInUser
  /** The user whom the audit trail names. */
  doer: { user: SignedInUser; headers: Headers }
  /** The request for Payload's local API, with the user's access. */
  req: PayloadRequest
}

type StaffActionBase = {
  /** Which users may run the action; by default every signed-in user. */
  may?: (user: SignedInUser) => boolean
  /** Whether requests that a page of another site caused, such as a followed link, are accepted. */
  allowsOtherSites?: boolean
  refuse: (refusal: StaffRefusalReason) => Response
  /** The response to an expected error of `run`; null for any other error. */
  answerError?: (err: unknown) => Response | null
  /** Log message for an unexpected error. */
  failed: string
}
type StaffActionWithoutInput = StaffActionBase & {
  input?: undefined
  run: (staffRequest: StaffActionContext) => Promise<Response>
}
type StaffActionWithInput<Input> = StaffActionBase & {
  /** Parses the input that `reads` locates. */
  input: ZodType<Input>
  /** Where the input is; by default in the query of a GET request, and in a JSON body otherwise. */
  reads?: 'query' | 'json' | 'form'
  /** Maximum bytes of the body. */
  limit?: number
  run: (staffRequest: StaffActionContext & { input: Input }) => Promise<Response>
}

/**
 * Responds to a request of a signed-in user: checks the origin, the session, the right and the
 * input, then runs the action. A value that the database cannot read, such as an id that is not a
 * number, is refused as bad input. An unexpected error is logged once, and the response has a
 * general error sentence.
 */
export function runStaffAction(request: Request, action: StaffActionWithoutInput): Promise<Response>
export function runStaffAction<Input>(
  request: Request,
  action: StaffActionWithInput<Input>,
): Promise<Response>
export async function runStaffAction<Input>(
  request: Request,
  action: StaffActionWithoutInput | StaffActionWithInput<Input>,
): Promise<Response> {
  const { answerError, failed, refuse } = action
  const payload = await getPayloadInstance()
  try {
    return await runActionIfPermitted(payload, request, action)
  } catch (err) {
    const expected = answerError?.(err)
    if (expected) return expected
    if (isInvalidValueError(err)) return refuse('badInput')
    payload.logger.error({ err, msg: failed })
    return refuse('failed')
  }
}

async function runActionIfPermitted<Input>(
  payload: Payload,
  request: Request,
  action: StaffActionWithoutInput | StaffActionWithInput<Input>,
): Promise<Response> {
  const { headers } = request
  const { allowsOtherSites = false, may = () => true, refuse } = action
  if (!allowsOtherSites && isRequestFromAnotherSite(headers)) return refuse('otherSite')
  const { user } = await payload.auth({ headers })
  if (!user) {
    // This query fails while the database is down: Payload would find no session then.
    await payload.db.pool.query('SELECT 1')
    return refuse('signedOut')
  }
  if (!may(user)) return refuse('forbidden')
  const req = await createLocalReq({ user, req: { headers } }, payload)
  const staffRequest = { payload, user, doer: { user, headers }, req }
  if (!action.input) return action.run(staffRequest)
  const input = action.input.safeParse(await readActionInput(request, action))
  return input.success ? action.run({ ...staffRequest, input: input.data }) : refuse('badInput')
}

type ActionInputReadOptions = Pick<StaffActionWithInput<unknown>, 'reads' | 'limit'>

async function readActionInput(
  request: Request,
  { limit = MAX_STAFF_ACTION_BODY_BYTES, ...reading }: ActionInputReadOptions,
) {
  const reads = reading.reads ?? (request.method === 'GET' ? 'query' : 'json')
  if (reads === 'query') return Object.fromEntries(new URL(request.url).searchParams)
  if (reads === 'json') return readRequestJson(request, limit)
  const body = await readBodyBytes(request, limit)
  if (!(body instanceof Buffer)) return null
  const form = await parseMultipartForm(body, request.headers.get('content-type') ?? '')
  return form && Object.fromEntries(form)
}

type RefusalSentences = { forbidden: string; badInput?: string; failed: string }

/** Makes a `refuse` function that responds with an error sentence as JSON. */
export const createRefusalResponder =
  ({ badInput, failed, forbidden }: RefusalSentences, badInputStatus: 400 | 422 = 400) =>
  (refusal: StaffRefusalReason) => {
    if (refusal === 'failed') return privateJsonResponse({ error: failed }, 500)
    if (refusal === 'badInput')
      return privateJsonResponse({ error: badInput ?? failed }, badInputStatus)
    return privateJsonResponse({ error: forbidden }, 403)
  }
