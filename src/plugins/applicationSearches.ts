import type { PluginApplicationListExtension } from '@/components/admin/jobApplications/applicationSearch'
import { documentSearchListExtension } from './document-reading/admin/listSearch'
import { savedFiltersInFilterBar } from './list-tools/admin/savedFiltersInFilterBar'
import { unreachableAddressesInList } from './undelivered-mail/admin/unreachableAddressesInList'

/** The searches of plugins in the list of applications. */
export const applicationSearches: readonly PluginApplicationListExtension[] = [
  documentSearchListExtension,
  savedFiltersInFilterBar,
  unreachableAddressesInList,
]
