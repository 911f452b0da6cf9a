import { APIError, type CollectionBeforeOperationHook, Forbidden, NotFound } from 'payload'
import { pageVisitsText } from '@/src/content/admin/pageVisits'
import { isAdministrator } from '@/src/domain/accounts/roles'
import { judgeVisitList, visitListWhere } from '@/src/domain/visits/visitList'

/**
 * Whoever reads the pages that were seen, however they ask, reads a bounded part; nobody writes them. Payload
 * asks for rights afterwards: who has none is refused by that.
 */
export const boundVisitList: CollectionBeforeOperationHook = (hook) => {
  const { args, operation, overrideAccess, req } = hook
  if (!overrideAccess && !isAdministrator(req.user)) return args
  if (operation !== 'read' && operation !== 'count') throw new Forbidden(req.t)
  if ('id' in args && args.id !== undefined) throw new NotFound(req.t)
  const judged = judgeVisitList(askedOf(args), new Date())
  if (!judged.ok) throw refusal(pageVisitsText.errors[judged.error])
  return { ...args, where: visitListWhere(judged.listed) }
}

const askedOf = (args: object): Parameters<typeof judgeVisitList>[0] => args

function refusal(sentence: string) {
  const error = new APIError(sentence, 400, undefined, true)
  // By this name the admin's list knows a question that has no answer.
  error.name = 'QueryError'
  return error
}
