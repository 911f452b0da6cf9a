import type { DateField, Field, FieldAccess, PayloadRequest, TextField } from 'payload'
import { hideInForm } from '@/collections/admin/listAndFormComponents'
import { selectOptions } from '@/collections/fields/selectOptions'
import { validateRequiredText } from '@/collections/fields/validateRequiredText'
import { adminsOnly, nobody } from '@/src/access/roles'
import { visitSourceLabels } from '@/src/content/visitSources'
import { VISIT_SOURCES } from '@/src/domain/visits/visit'
import { EXCLUSION_KINDS } from '@/src/plugins/statistics/rules/exclusion'
import {
  exclusionSpanError,
  isTypedExclusionKind,
} from '@/src/plugins/statistics/rules/typedExclusion'
import {
  exclusionKindLabels,
  visitExclusionsText as text,
} from '@/src/plugins/statistics/words/admin/visitExclusions'
import { EXCLUSION_VALUE_PARSERS } from './normaliseExclusion'

// An exclusion cannot be changed, only withdrawn.
const CREATE_ONLY_FIELD_ACCESS: { update: FieldAccess } = { update: nobody }
const readOnlyAccess: { create: FieldAccess; update: FieldAccess } = {
  create: nobody,
  update: nobody,
}

/** Reads the default value from the URL: lists of visits link here with a suggestion. */
const defaultFromUrlQuery =
  (name: string) =>
  ({ req }: { req: PayloadRequest }) => {
    const value = req.query?.[name]
    return typeof value === 'string' ? value : undefined
  }

type ExclusionFormValues = { kind?: unknown; since?: string | null; until?: string | null }
type ValidationOptions = { siblingData: ExclusionFormValues; operation?: string }

// Our field replaces Payload's own, which uses the time zone of the browser.
const DATE_WITH_TIME_COMPONENTS: DateField['admin'] = {
  components: {
    Cell: '/components/admin/timezone/DateTimeCell#DateTimeCell',
    Field: '/components/admin/timezone/DateTimeInputField#DateTimeInputField',
  },
}

const serverSetField = (name: 'title' | 'authorName'): TextField => ({
  name,
  type: 'text',
  label: text[name].label,
  access: readOnlyAccess,
  admin: { condition: hideInForm },
})

export const exclusionFields: Field[] = [
  serverSetField('title'),
  {
    name: 'kind',
    type: 'select',
    required: true,
    label: text.kind.label,
    options: selectOptions(EXCLUSION_KINDS, exclusionKindLabels),
    defaultValue: ({ req }: { req: PayloadRequest }) =>
      EXCLUSION_KINDS.find((kind) => kind === req.query?.kind) ?? 'period',
    access: CREATE_ONLY_FIELD_ACCESS,
  },
  {
    name: 'source',
    type: 'select',
    label: text.source.label,
    options: selectOptions(VISIT_SOURCES, visitSourceLabels),
    defaultValue: ({ req }: { req: PayloadRequest }) =>
      VISIT_SOURCES.find((source) => source === req.query?.source),
    access: CREATE_ONLY_FIELD_ACCESS,
    admin: { condition: ({ kind }) => kind === 'source' },
    validate: (value: unknown, { siblingData }: ValidationOptions) =>
      siblingData.kind !== 'source' || VISIT_SOURCES.some((source) => source === value)
        ? true
        : text.sourceMissing,
  },
  {
    name: 'value',
    type: 'text',
    label: text.value.label,
    defaultValue: defaultFromUrlQuery('value'),
    access: CREATE_ONLY_FIELD_ACCESS,
    admin: {
      condition: ({ kind }) => isTypedExclusionKind(kind),
      components: {
        Description: '/src/plugins/statistics/admin/ExclusionHelp#ExclusionHelp',
      },
    },
    validate: (value: unknown, { siblingData }: ValidationOptions) => {
      const { kind } = siblingData
      if (!isTypedExclusionKind(kind)) return true
      return EXCLUSION_VALUE_PARSERS[kind](String(value ?? '')) !== null || text.value.errors[kind]
    },
  },
  {
    type: 'row',
    fields: [
      {
        name: 'since',
        type: 'date',
        label: text.since.label,
        defaultValue: defaultFromUrlQuery('since'),
        access: CREATE_ONLY_FIELD_ACCESS,
        admin: {
          ...DATE_WITH_TIME_COMPONENTS,
          description: text.since.description,
          condition: ({ kind }) => kind !== 'network',
        },
      },
      {
        name: 'until',
        type: 'date',
        label: text.until.label,
        defaultValue: defaultFromUrlQuery('until'),
        access: CREATE_ONLY_FIELD_ACCESS,
        admin: { ...DATE_WITH_TIME_COMPONENTS, description: text.until.description },
        validate: (_: unknown, { operation, siblingData }: ValidationOptions) => {
          const error = exclusionSpanError(siblingData.kind, siblingData, new Date())
          // An exclusion can be withdrawn even when its period is no longer valid.
          return error && operation === 'create' ? text.spanErrors[error] : true
        },
      },
    ],
  },
  {
    name: 'reason',
    type: 'textarea',
    required: true,
    label: text.reason.label,
    access: CREATE_ONLY_FIELD_ACCESS,
    admin: { description: text.reason.description, rows: 2 },
    validate: validateRequiredText(text.reason.missing, 500),
  },
  {
    name: 'isInForce',
    type: 'checkbox',
    required: true,
    defaultValue: true,
    label: text.isInForce.label,
    access: { update: adminsOnly },
    admin: {
      description: text.isInForce.description,
      condition: (_, __, { operation }) => operation === 'update',
      components: {
        Cell: '/src/plugins/statistics/admin/ExclusionInForceCell#ExclusionInForceCell',
      },
    },
  },
  serverSetField('authorName'),
]
