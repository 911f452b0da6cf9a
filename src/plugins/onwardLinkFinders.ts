import type { FindNextApplicationUrl } from '@/components/admin/jobApplications/applicationPanel'
import { findNextApplicationUrl } from './document-reading/admin/findApplicationNeighbours'

/** The functions that find which application follows another one. The first entry is used. */
export const onwardLinkFinders: readonly FindNextApplicationUrl[] = [findNextApplicationUrl]
