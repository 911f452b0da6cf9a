import type { CollectionSlug, JsonValue, Payload, Where } from 'payload'
import { mergeListSearchAndWhere, validOperators } from 'payload/shared'
import { parse } from 'qs-esm'
import { z } from 'zod'
import { type ExportableList, type ListOrder, orderOfExport } from '@/src/domain/admin/exportedList'
import { hasSpamFilter, WITHOUT_SPAM_CONDITION } from '@/src/domain/submissions/spam'

const MAX_SEARCH_CHARACTERS = 200

const jsonValueSchema: z.ZodType<JsonValue> = z.json()
const filterConditionSchema = z.partialRecord(z.enum(validOperators), jsonValueSchema)
const whereSchema: z.ZodType<Where> = z.lazy(() =>
  z.record(z.string(), z.union([z.array(whereSchema), filterConditionSchema])),
)
const listQuerySchema = z.object({
  where: whereSchema.default({}),
  search: z.string().max(MAX_SEARCH_CHARACTERS).default(''),
  sort: z.string().optional(),
})

type ExportedListQuery = { where: Where; hasSearch: boolean; narrowedBy: Where; order: ListOrder }

const addNotSpamCondition = (where: Where): Where => ({ and: [where, WITHOUT_SPAM_CONDITION] })

/** Parses the query of the list on the screen; null when invalid. */
export function parseExportedListQuery(
  payload: Payload,
  list: ExportableList,
  search: string,
): ExportedListQuery | null {
  const read = parseListQuery(payload, list, search)
  if (!read) return null
  const { where, sort, ...queryParts } = read
  return {
    ...queryParts,
    where:
      list === 'job-applications' && !hasSpamFilter(where) ? addNotSpamCondition(where) : where,
    order: orderOfExport(list, sort),
  }
}

/** Reads the query of any collection's list; null when it is malformed. */
export function parseListQuery({ collections }: Payload, list: CollectionSlug, search: string) {
  // The options are those of Payload's REST API.
  const read = parse(search, { ignoreQueryPrefix: true, depth: 10, arrayLimit: 1000 })
  const { data } = listQuerySchema.safeParse(read)
  if (!data || /%00/.test(search)) return null
  const where = mergeListSearchAndWhere({
    collectionConfig: collections[list].config,
    search: data.search,
    where: structuredClone(data.where),
  })
  return { where, hasSearch: data.search !== '', narrowedBy: data.where, sort: data.sort }
}
