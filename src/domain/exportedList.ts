/** The lists that may leave the house as a file. */
export const EXPORTED_LISTS = ['job-offers', 'job-applications', 'contact-messages'] as const
export type ExportedList = (typeof EXPORTED_LISTS)[number]

export function isExportedList(slug: string): slug is ExportedList {
  return EXPORTED_LISTS.some((list) => list === slug)
}

/** Where the list is exported, narrowed and ordered as the list on the screen was asked for. */
export function exportPath(list: ExportedList, query: string): string {
  return `/api/exports/${list}${query === '' ? '' : `?${query}`}`
}
