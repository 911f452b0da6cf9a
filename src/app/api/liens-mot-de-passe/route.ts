import { z } from 'zod'
import { privateJsonResponse } from '@/src/app/api/privateJsonResponse'
import { readRequestJson } from '@/src/app/api/readBodyBytes'
import { isRequestFromAnotherSite } from '@/src/app/requestHeaders'
import { choosePasswordWords as words } from '@/src/content/admin/choosePassword'
import { getPayloadInstance } from '@/src/payload'
import { findPasswordLink } from '@/src/queries/findPasswordLink'

const PasswordLinkTokenSchema = z.object({ token: z.string().regex(/^[0-9a-f]{64}$/) })
const MAX_BODY_BYTES = 4_096

/** Responds with the purpose of a mailed link. The token is in the body, so that no log has it. */
export async function POST(request: Request): Promise<Response> {
  const sent = PasswordLinkTokenSchema.safeParse(await readRequestJson(request, MAX_BODY_BYTES))
  if (isRequestFromAnotherSite(request.headers) || !sent.success) return invalidLinkResponse()
  const payload = await getPayloadInstance()
  try {
    const link = await findPasswordLink(payload, sent.data.token)
    return link ? privateJsonResponse(link) : invalidLinkResponse()
  } catch (err) {
    payload.logger.error({ err, msg: 'A password link could not be looked up' })
    return privateJsonResponse({ error: words.failed }, 500)
  }
}

const invalidLinkResponse = () => privateJsonResponse({ error: words.notValid }, 404)
