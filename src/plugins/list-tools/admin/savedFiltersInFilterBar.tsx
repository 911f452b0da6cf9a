import type { PluginApplicationListExtension } from '@/components/admin/jobApplications/applicationSearch'
import { findSavedFilters } from '../queries/findSavedFilters'
import { SavedFiltersMenu } from './SavedFiltersMenu'

/** The filters that the user saved, at the end of the filter bar of the applications. */
export const savedFiltersInFilterBar: PluginApplicationListExtension = {
  name: 'saved-filters',
  async Saved({ payload, user }) {
    return <SavedFiltersMenu saved={await findSavedFilters(payload, user)} />
  },
}
