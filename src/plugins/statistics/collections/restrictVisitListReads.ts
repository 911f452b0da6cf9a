import { APIError, type CollectionBeforeOperationHook, Forbidden, NotFound } from 'payload'
import { isAdministrator } from '@/src/domain/accounts/roles'
import { parseVisitListQuery, visitListWhere } from '@/src/plugins/statistics/rules/visitList'
import { pageVisitsText } from '@/src/plugins/statistics/words/admin/pageVisits'

/**
 * Limits every read of the viewed pages, and refuses writes. Payload checks access later: a user
 * without rights is refused there.
 */
export const restrictVisitListReads: CollectionBeforeOperationHook = (hook) => {
  const { args, operation, overrideAccess, req } = hook
  if (!overrideAccess && !isAdministrator(req.user)) return args
  if (operation !== 'read' && operation !== 'count') throw new Forbidden(req.t)
  if ('id' in args && args.id !== undefined) throw new NotFound(req.t)
  const result = parseVisitListQuery(asVisitListQuery(args), new Date())
  if (!result.ok) throw createQueryError(pageVisitsText.errors[result.error])
  return { ...args, where: visitListWhere(result.listed) }
}

const asVisitListQuery = (args: object): Parameters<typeof parseVisitListQuery>[0] => args

function createQueryError(sentence: string) {
  const error = new APIError(sentence, 400, undefined, true)
  // The admin's list recognises an invalid query by this name.
  error.name = 'QueryError'
  return error
}
