import type { Payload } from 'payload'
import type { SignedInUser } from '@/src/domain/accounts/signedInUser'
import { foldSearchConditions } from '@/src/domain/people/foldSearchConditions'
import { virtualApplicationFieldConditions } from '@/src/plugins/virtualApplicationFieldConditions'

export type SearchConditions = Parameters<typeof foldSearchConditions>[0]

/** A condition on a field that has no column: a plugin translates it into application ids. */
export type VirtualApplicationFieldCondition = {
  field: string
  find: (search: {
    payload: Payload
    /** The operators with their values, as parsed from a URL. */
    condition: object
    user: SignedInUser | null
  }) => Promise<SearchConditions>
}

/**
 * Rewrites the list's conditions so that the database can execute them: words in folded columns are
 * folded; conditions of plugins become application ids. Access rules still apply. @throws
 * QueryError of a plugin for an unsupported condition
 */
export const resolveSearchConditions = (
  payload: Payload,
  where: SearchConditions,
  user: SignedInUser | null,
): Promise<SearchConditions> =>
  replaceVirtualConditions(
    foldSearchConditions(where),
    (name, condition) =>
      virtualApplicationFieldConditions
        .find(({ field }) => field === name)
        ?.find({ payload, condition, user }) ?? null,
  )

type ResolveVirtualCondition = (name: string, condition: object) => Promise<SearchConditions> | null

async function replaceVirtualConditions(
  where: SearchConditions,
  find: ResolveVirtualCondition,
): Promise<SearchConditions> {
  if (typeof where !== 'object' || where === null) return where
  const others: SearchConditions = {}
  const found: SearchConditions[] = []
  for (const [name, condition] of Object.entries(where)) {
    const those = find(name, condition)
    if (those) found.push(await those)
    else if (!Array.isArray(condition)) others[name] = condition
    else
      others[name] = await Promise.all(condition.map((one) => replaceVirtualConditions(one, find)))
  }
  return found.length > 0 ? { and: [others, ...found] } : others
}
