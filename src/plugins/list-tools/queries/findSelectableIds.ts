import { type CollectionSlug, createLocalReq, type Payload } from 'payload'
import { z } from 'zod'
import type { SignedInUser } from '@/src/domain/accounts/signedInUser'
import { isExportableList, sortParameter } from '@/src/domain/admin/exportedList'
import { MAX_SELECTED_ROWS } from '@/src/plugins/list-tools/rules/bulkChange'
import { parseExportedListQuery, parseListQuery } from '@/src/queries/parseListQuery'

type SelectableIdOptions = { user: SignedInUser; search: string; isTrash: boolean }

const SelectableRowSchema = z.object({
  id: z.number(),
  _isLocked: z.boolean().default(false),
  // The user with the open document: an account, or an id if the account may not be read.
  _userEditing: z
    .union([z.number(), z.object({ id: z.number() }).transform(({ id }) => id)])
    .nullish(),
})

/**
 * Finds the ids of a list's first rows over all its pages, in order, at most `MAX_SELECTED_ROWS`: the
 * rows that a user could select, without the documents that a colleague has open. Null when the
 * query is malformed; throws Payload's QueryError when the database cannot execute it.
 */
export async function findSelectableIds(
  payload: Payload,
  list: CollectionSlug,
  { user, search, isTrash }: SelectableIdOptions,
): Promise<number[] | null> {
  const listed = isExportableList(list) ? parseExportedListQuery(payload, list, search) : null
  const listQuery = parseListQuery(payload, list, search)
  if (!listQuery) return null
  const where = listed?.where ?? listQuery.where
  const { docs } = await payload.find({
    collection: list,
    where: isTrash ? { and: [where, { deletedAt: { exists: true } }] } : where,
    sort: listed ? sortParameter(listed.order) : listQuery.sort,
    // As in Payload's list, the latest version of each document is filtered.
    draft: true,
    trash: isTrash,
    select: {},
    limit: MAX_SELECTED_ROWS,
    pagination: false,
    depth: 0,
    includeLockStatus: true,
    overrideAccess: false,
    req: await createLocalReq({ user }, payload),
  })
  return z
    .array(SelectableRowSchema)
    .parse(docs)
    .filter(({ _isLocked, _userEditing }) => !_isLocked || _userEditing === user.id)
    .map(({ id }) => id)
}
