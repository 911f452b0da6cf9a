import { Forbidden, type PayloadHandler, type PayloadRequest, type SanitizedConfig } from 'payload'
import { z } from 'zod'
import { restInputErrors } from '@/src/content/restInput'
import { hasStaffRights } from '@/src/domain/accounts/roles'

const DocumentIdSchema = z.union([z.int32(), z.string().regex(/^\d{1,9}$/)])

// Schema of the target. Its key is not used: the server takes the current position, because the
// list may be outdated.
const reorderTargetSchema = z
  .object({ id: DocumentIdSchema })
  .transform(({ id }) => ({ id, key: 'pending' }))

const ReorderRequestSchema = z.object({
  collectionSlug: z.string(),
  orderableFieldName: z.string(),
  docsToMove: z.array(DocumentIdSchema).min(1),
  newKeyWillBe: z.enum(['greater', 'less']),
  target: reorderTargetSchema,
})

/**
 * Validates requests to reorder a list. Payload parses them before it checks access, throws on
 * invalid ones, and without a target would reorder the whole collection. The handler is wrapped
 * after the configuration is built.
 */
export function validateReorderRequests(config: SanitizedConfig): SanitizedConfig {
  const reorder = config.endpoints.find(({ path }) => path === '/reorder')
  if (reorder) reorder.handler = validateReorderBody(reorder.handler)
  return config
}

function validateReorderBody(handler: PayloadHandler): PayloadHandler {
  return async (req) => {
    if (!hasStaffRights(req.user)) throw new Forbidden(req.t)
    const move = ReorderRequestSchema.safeParse(await readJsonBody(req))
    if (!move.success) {
      return Response.json({ errors: [{ message: restInputErrors.unreadable }] }, { status: 400 })
    }
    req.json = async () => move.data
    return handler(req)
  }
}

async function readJsonBody(req: PayloadRequest): Promise<unknown> {
  try {
    return await req.json?.()
  } catch {
    // The body is empty or not JSON.
    return null
  }
}
