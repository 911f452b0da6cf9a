import type { FindNextApplicationUrl } from '@/components/admin/jobApplications/applicationPanel'
import { findNextApplicationUrl } from './document-reading/admin/findApplicationNeighbours'

/** Which application follows another one. The first entry counts. */
export const onwardLinks: readonly FindNextApplicationUrl[] = [findNextApplicationUrl]
