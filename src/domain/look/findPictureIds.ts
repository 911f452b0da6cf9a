import type { LocalizableField } from '@/src/domain/languages/localizedTexts'

/** The ids of all images in a document, including rows and blocks. */
export function findPictureIds(fields: readonly LocalizableField[], document: unknown): number[] {
  return fields.flatMap((field) => pictureIdsOfField(field, toRecord(document)))
}

function pictureIdsOfField(field: LocalizableField, holder: Record<string, unknown>): number[] {
  const { name, type, fields = [], tabs, blocks } = field
  if (tabs) {
    return tabs.flatMap((tab) => findPictureIds(tab.fields, tab.name ? holder[tab.name] : holder))
  }
  if (name === undefined) return findPictureIds(fields, holder)
  const value = holder[name]
  if (type === 'upload') return typeof value === 'number' ? [value] : []
  if (!Array.isArray(value)) return findPictureIds(fields, value)
  return value.flatMap((row: unknown) => {
    const block = blocks?.find(({ slug }) => slug === toRecord(row).blockType)
    return findPictureIds(block?.fields ?? fields, row)
  })
}

const toRecord = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {}
