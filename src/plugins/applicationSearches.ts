import type { PluginApplicationSearch } from '@/components/admin/jobApplications/applicationSearch'
import { documentSearchInList } from './document-reading/admin/listSearch'
import { savedFilters } from './list-tools/admin/savedFilters'

/** The searches of plugins in the list of applications. */
export const applicationSearches: readonly PluginApplicationSearch[] = [
  documentSearchInList,
  savedFilters,
]
