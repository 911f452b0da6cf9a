import type { PlannedPlace } from '@/src/plugins/scheduled-changes/rules/plannedChange'

/** Admin URL of the form of a page. */
export const plannedAddress = (place: PlannedPlace) =>
  'global' in place
    ? `/admin/globals/${place.global}`
    : `/admin/collections/${place.collection}/${place.id}`
