import type { PublicationControl } from '@/components/admin/document/publicationControl'
import { PlannedChanges } from './PlannedChanges'

export const plannedControl: PublicationControl = { name: 'planned', Control: PlannedChanges }
