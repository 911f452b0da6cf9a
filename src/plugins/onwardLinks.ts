import type { FindOnward } from '@/components/admin/jobApplications/applicationPanel'
import { onwardInList } from './document-reading/admin/neighboursOf'

/** Which application follows another one. The first entry counts. */
export const onwardLinks: readonly FindOnward[] = [onwardInList]
