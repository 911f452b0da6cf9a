import type { LocalizableField } from '@/src/domain/languages/localizedTexts'
import type { SiteLanguage } from '@/src/domain/languages/siteLocale'
import { isSiteLanguage } from '@/src/domain/languages/siteLocale'
import { valuesByLanguage } from '@/src/domain/languages/translation'

/** A document as in its form: each localized text is an object by language. */
export type MultilingualDocument = {
  fields: readonly LocalizableField[]
  document: Readonly<Record<string, unknown>>
}

/** A field of a document with its value in one language or in all. */
export type FieldValue = {
  path: string
  name: string
  type: string
  language?: SiteLanguage
  value: unknown
}

/** Lists all fields of a document, including those of its rows and sections. */
export function flattenDocumentFields({ fields, document }: MultilingualDocument): FieldValue[] {
  return fields.flatMap((field) => flattenField(field, document))
}

function flattenField(field: LocalizableField, holder: Record<string, unknown>): FieldValue[] {
  const { name, type, fields = [], tabs, blocks, localized } = field
  if (tabs) {
    return tabs.flatMap((tab) =>
      tab.name === undefined
        ? flattenDocumentFields({ fields: tab.fields, document: holder })
        : flattenNestedFields(tab.name, tab.fields, holder[tab.name]),
    )
  }
  if (name === undefined) return flattenDocumentFields({ fields, document: holder })
  const value = holder[name]
  if (localized) return splitFieldByLanguage({ path: name, name, type, value })
  if (Array.isArray(value) && (fields.length > 0 || blocks)) {
    return value.flatMap((row: unknown, index) => {
      const block = blocks?.find(({ slug }) => slug === asRecord(row).blockType)
      return flattenNestedFields(`${name}.${index}`, block?.fields ?? fields, row)
    })
  }
  return fields.length > 0
    ? flattenNestedFields(name, fields, value)
    : [{ path: name, name, type, value }]
}

const flattenNestedFields = (path: string, fields: readonly LocalizableField[], holder: unknown) =>
  flattenDocumentFields({ fields, document: asRecord(holder) }).map((field) => ({
    ...field,
    path: `${path}.${field.path}`,
  }))

function splitFieldByLanguage({ value, ...field }: FieldValue): FieldValue[] {
  return Object.entries(valuesByLanguage(value)).flatMap(([language, own]) =>
    isSiteLanguage(language) ? [{ ...field, language, value: own }] : [],
  )
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value))
    : {}
}
