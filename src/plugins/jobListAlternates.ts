import type { JobListAlternateFormat } from '@/src/content/jobListAlternate'
import { feedAlternates } from './feeds/words/feedAlternates'

/** The other formats of the job list, which the head of its pages links to. */
export const jobListAlternates: readonly JobListAlternateFormat[] = [...feedAlternates]
