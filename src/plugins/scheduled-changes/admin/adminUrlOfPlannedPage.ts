import type { PlannedPageReference } from '@/src/plugins/scheduled-changes/rules/plannedChange'

/** Admin URL of the form of a page. */
export const adminUrlOfPlannedPage = (place: PlannedPageReference) =>
  'global' in place
    ? `/admin/globals/${place.global}`
    : `/admin/collections/${place.collection}/${place.id}`
