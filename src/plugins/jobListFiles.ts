import type { JobListFile } from '@/src/domain/urls/jobListFiles'
import { feedFiles } from './feeds/rules/feedFiles'

/** The files below the job list, which the web server, the pages and the language editions know. */
export const jobListFiles: readonly JobListFile[] = [...feedFiles]
