import {
  type CollectionBeforeOperationHook,
  type FlattenedField,
  type PayloadHandler,
  QueryError,
  type SanitizedCollectionConfig,
  type SanitizedConfig,
  type SanitizedGlobalConfig,
} from 'payload'
import { MAX_FILTER_DEPTH, refuseExcessiveFilter } from './filterLimits'
import { type FilterField, findFilterField } from './findFilterField'

const EXISTENCE_OPERATORS = ['exists']
const EQUALITY_OPERATORS = [...EXISTENCE_OPERATORS, 'equals', 'not_equals', 'in', 'not_in']
const COMPARISON_OPERATORS = ['greater_than', 'greater_than_equal', 'less_than', 'less_than_equal']
// The operators of a text, with comparisons, by which the cursor of a sorted list filters.
const TEXT_FIELD_OPERATORS = [
  ...EQUALITY_OPERATORS,
  ...COMPARISON_OPERATORS,
  'like',
  'not_like',
  'contains',
]
const CHOICE_FIELD_OPERATORS = [...EQUALITY_OPERATORS, ...COMPARISON_OPERATORS]
// The operators of a relation. Payload converts `like`, which a list's search uses, to `equals`.
const RELATION_FIELD_OPERATORS = [...EQUALITY_OPERATORS, 'like']
const NUMBER_FIELD_OPERATORS = [...RELATION_FIELD_OPERATORS, ...COMPARISON_OPERATORS]

/** The operators that PostgreSQL supports for each field type. */
const OPERATORS_BY_FIELD_TYPE = {
  array: EXISTENCE_OPERATORS,
  blocks: EXISTENCE_OPERATORS,
  checkbox: [...EXISTENCE_OPERATORS, 'equals', 'not_equals', ...COMPARISON_OPERATORS],
  code: TEXT_FIELD_OPERATORS,
  date: CHOICE_FIELD_OPERATORS,
  email: TEXT_FIELD_OPERATORS,
  group: [],
  idOfSeveral: ['equals', 'not_equals', 'in', 'not_in'],
  insideJson: [],
  join: [],
  json: EXISTENCE_OPERATORS,
  number: NUMBER_FIELD_OPERATORS,
  point: [],
  radio: CHOICE_FIELD_OPERATORS,
  relationship: RELATION_FIELD_OPERATORS,
  richText: EXISTENCE_OPERATORS,
  select: CHOICE_FIELD_OPERATORS,
  tab: [],
  text: TEXT_FIELD_OPERATORS,
  textarea: TEXT_FIELD_OPERATORS,
  upload: RELATION_FIELD_OPERATORS,
} as const satisfies Record<FilterField['type'], readonly string[]>

/**
 * Refuses filters that PostgreSQL cannot execute and that Payload would pass on unchecked. It
 * applies wherever access control applies: to visitors, staff and the lists of the admin.
 */
export function validateFilters(config: SanitizedConfig): SanitizedConfig {
  return {
    ...config,
    collections: config.collections.map((one) => addFilterValidation(config, one)),
    globals: config.globals.map((one) => addGlobalFilterValidation(config, one)),
  }
}

function addFilterValidation(config: SanitizedConfig, collection: SanitizedCollectionConfig) {
  const validate: CollectionBeforeOperationHook = ({ args, overrideAccess, req }) => {
    if (!overrideAccess && 'where' in args) {
      refuseExcessiveFilter(args.where, collection.flattenedFields, req)
      refuseImpossibleFilters(config, collection.flattenedFields, args.where)
    }
  }
  const beforeOperation = [validate, ...(collection.hooks.beforeOperation ?? [])]
  return { ...collection, hooks: { ...collection.hooks, beforeOperation } }
}

// Validates in the handlers of the endpoints: Payload has no hook before it reads the versions of a
// global.
function addGlobalFilterValidation(config: SanitizedConfig, global: SanitizedGlobalConfig) {
  if (!global.endpoints) return global
  const validated =
    (handler: PayloadHandler): PayloadHandler =>
    (req) => {
      refuseExcessiveFilter(req.query?.where, global.flattenedFields, req)
      refuseImpossibleFilters(config, global.flattenedFields, req.query?.where)
      return handler(req)
    }
  const endpoints = global.endpoints.map((one) => ({ ...one, handler: validated(one.handler) }))
  return { ...global, endpoints }
}

function refuseImpossibleFilters(
  config: SanitizedConfig,
  fields: FlattenedField[],
  where: unknown,
) {
  const refused = [
    ...listImpossibleConditionPaths(where, (path) => findFilterField(config, fields, path)),
  ]
  if (refused.length > 0) throw new QueryError(refused.map((path) => ({ path })))
}

type FindField = (path: string) => FilterField | undefined

function* listImpossibleConditionPaths(
  where: unknown,
  find: FindField,
  depth = 0,
): Generator<string> {
  if (where === undefined || where === null) return
  if (!isObject(where) || depth > MAX_FILTER_DEPTH) return yield 'where'
  for (const [path, condition] of Object.entries(where)) {
    if (['and', 'or'].includes(path.toLowerCase())) {
      if (!Array.isArray(condition)) yield path
      else for (const one of condition) yield* listImpossibleConditionPaths(one, find, depth + 1)
    } else if (!isObject(condition)) {
      yield path
    } else {
      const field = find(path)
      for (const [operator, value] of Object.entries(condition)) {
        if (field && !isPossibleCondition(field, operator, value)) yield `${path}.${operator}`
      }
    }
  }
}

function isPossibleCondition(
  { type, relationTo }: FilterField,
  operator: string,
  value: unknown,
): boolean {
  const operators: readonly string[] = OPERATORS_BY_FIELD_TYPE[type]
  if (!operators.includes(operator)) return false
  if (relationTo) return operator === 'equals' && isPolymorphicLinkTo(relationTo, value)
  if (type === 'idOfSeveral') return areNumericIds(value)
  if (operator === 'like' || operator === 'not_like') return typeof value !== 'object'
  // Payload reads the value "null" as null for these types, but `in` and `not_in` need a list.
  const isLink = type === 'relationship' || type === 'upload'
  return !(isLink && (operator === 'in' || operator === 'not_in') && value === 'null')
}

// Whether these are numbers: ids in a polymorphic relation can only be compared with numbers.
const areNumericIds = (value: unknown) =>
  [value].flat().every((ids) => /^\d{1,9}(,\d{1,9})*$/.test(String(ids)))

/** Whether the value names the collection of its target, as a polymorphic relation requires. */
const isPolymorphicLinkTo = (collections: string[], value: unknown) =>
  isObject(value) && collections.some((slug) => slug === value.relationTo)

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
