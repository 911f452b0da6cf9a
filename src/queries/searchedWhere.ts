import type { Payload } from 'payload'
import type { SignedInUser } from '@/src/domain/accounts/signedInUser'
import { foldedWhere } from '@/src/domain/people/foldedWhere'
import { applicationConditions } from '@/src/plugins/applicationConditions'

export type Conditions = Parameters<typeof foldedWhere>[0]

/** A condition on a field that has no column: a plugin translates it into application ids. */
export type ApplicationCondition = {
  field: string
  find: (search: {
    payload: Payload
    /** The operators with their values, as parsed from a URL. */
    condition: object
    user: SignedInUser | null
  }) => Promise<Conditions>
}

/**
 * The list's conditions in a form that the database can execute: words in folded columns are
 * folded; conditions of plugins become application ids. Access rules still apply.
 * @throws QueryError of a plugin for an unsupported condition
 */
export const searchedWhere = (
  payload: Payload,
  where: Conditions,
  user: SignedInUser | null,
): Promise<Conditions> =>
  withFound(
    foldedWhere(where),
    (name, condition) =>
      applicationConditions
        .find(({ field }) => field === name)
        ?.find({ payload, condition, user }) ?? null,
  )

type Find = (name: string, condition: object) => Promise<Conditions> | null

async function withFound(where: Conditions, find: Find): Promise<Conditions> {
  if (typeof where !== 'object' || where === null) return where
  const others: Conditions = {}
  const found: Conditions[] = []
  for (const [name, condition] of Object.entries(where)) {
    const those = find(name, condition)
    if (those) found.push(await those)
    else if (!Array.isArray(condition)) others[name] = condition
    else others[name] = await Promise.all(condition.map((one) => withFound(one, find)))
  }
  return found.length > 0 ? { and: [others, ...found] } : others
}
