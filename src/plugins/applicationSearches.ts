import type { PluginApplicationSearch } from '@/components/admin/jobApplications/applicationSearch'
import { documentSearchInList } from './document-reading/admin/listSearch'
import { savedFiltersInFilterBar } from './list-tools/admin/savedFiltersInFilterBar'
import { unreachableAddressesInList } from './undelivered-mail/admin/unreachableAddressesInList'

/** The searches of plugins in the list of applications. */
export const applicationSearches: readonly PluginApplicationSearch[] = [
  documentSearchInList,
  savedFiltersInFilterBar,
  unreachableAddressesInList,
]
