import type { SiteLanguage } from '@/src/domain/languages/siteLocale'
import { isSiteLanguage } from '@/src/domain/languages/siteLocale'
import { valuesByLanguage } from '@/src/domain/languages/translation'
import type { WordField } from '@/src/domain/languages/writtenWords'

/** A document as in its form: each localized text is an object by language. */
export type EditedDocument = {
  fields: readonly WordField[]
  document: Readonly<Record<string, unknown>>
}

/** A field of a document with its value in one language or in all. */
export type WrittenField = {
  path: string
  name: string
  type: string
  language?: SiteLanguage
  value: unknown
}

/** All fields of a document, including those of its rows and sections. */
export function writtenFields({ fields, document }: EditedDocument): WrittenField[] {
  return fields.flatMap((field) => writtenFieldsOfField(field, document))
}

function writtenFieldsOfField(field: WordField, holder: Record<string, unknown>): WrittenField[] {
  const { name, type, fields = [], tabs, blocks, localized } = field
  if (tabs) {
    return tabs.flatMap((tab) =>
      tab.name === undefined
        ? writtenFields({ fields: tab.fields, document: holder })
        : under(tab.name, tab.fields, holder[tab.name]),
    )
  }
  if (name === undefined) return writtenFields({ fields, document: holder })
  const value = holder[name]
  if (localized) return inEachLanguage({ path: name, name, type, value })
  if (Array.isArray(value) && (fields.length > 0 || blocks)) {
    return value.flatMap((row: unknown, index) => {
      const block = blocks?.find(({ slug }) => slug === record(row).blockType)
      return under(`${name}.${index}`, block?.fields ?? fields, row)
    })
  }
  return fields.length > 0 ? under(name, fields, value) : [{ path: name, name, type, value }]
}

const under = (path: string, fields: readonly WordField[], holder: unknown) =>
  writtenFields({ fields, document: record(holder) }).map((field) => ({
    ...field,
    path: `${path}.${field.path}`,
  }))

function inEachLanguage({ value, ...field }: WrittenField): WrittenField[] {
  return Object.entries(valuesByLanguage(value)).flatMap(([language, own]) =>
    isSiteLanguage(language) ? [{ ...field, language, value: own }] : [],
  )
}

function record(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value))
    : {}
}
