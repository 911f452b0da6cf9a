import { type Field, type SanitizedConfig, traverseFields } from 'payload'

/** Admin paths of the collections and globals that have localized fields. */
export function localizedAdminPaths({ collections, globals }: SanitizedConfig): string[] {
  return [
    ...collections.filter(hasLocalizedFields).map(({ slug }) => `/admin/collections/${slug}`),
    ...globals.filter(hasLocalizedFields).map(({ slug }) => `/admin/globals/${slug}`),
  ]
}

function hasLocalizedFields({ fields }: { fields: Field[] }): boolean {
  let isFound = false
  traverseFields({
    fields,
    callback: ({ field }) => {
      isFound ||= 'localized' in field && field.localized === true
      return isFound
    },
  })
  return isFound
}
