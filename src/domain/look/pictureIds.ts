import type { WordField } from '../languages/writtenWords'

/** The ids of all images in a document, including rows and blocks. */
export function pictureIds(fields: readonly WordField[], document: unknown): number[] {
  return fields.flatMap((field) => idsOfField(field, record(document)))
}

function idsOfField(field: WordField, holder: Record<string, unknown>): number[] {
  const { name, type, fields = [], tabs, blocks } = field
  if (tabs) {
    return tabs.flatMap((tab) => pictureIds(tab.fields, tab.name ? holder[tab.name] : holder))
  }
  if (name === undefined) return pictureIds(fields, holder)
  const value = holder[name]
  if (type === 'upload') return typeof value === 'number' ? [value] : []
  if (!Array.isArray(value)) return pictureIds(fields, value)
  return value.flatMap((row: unknown) => {
    const block = blocks?.find(({ slug }) => slug === record(row).blockType)
    return pictureIds(block?.fields ?? fields, row)
  })
}

const record = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {}
