import type { PluginPublicationControl } from '@/components/admin/document/publicationControl'
import { PlannedChanges } from './PlannedChanges'

export const plannedChangesControl: PluginPublicationControl = {
  name: 'planned',
  Control: PlannedChanges,
}
