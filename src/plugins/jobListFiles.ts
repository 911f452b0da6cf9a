import type { JobListFileNames } from '@/src/domain/urls/jobListFiles'
import { feedFiles } from './feeds/rules/feedFiles'

/** The files below the job list, for the web server, the pages and the paths of each language. */
export const jobListFiles: readonly JobListFileNames[] = [...feedFiles]
