import type { ExportableList } from '@/src/domain/admin/exportedList'

/** Returns the URL that exports a list, with the filters and order of the list on the screen. */
export function exportPath(list: ExportableList, query: string): string {
  return `/api/exports/${list}${query === '' ? '' : `?${query}`}`
}
