import type { JobListFileNames } from '@/src/domain/urls/jobListFiles'
import { feedFileNames } from './feeds/rules/feedFileNames'

/** The files below the job list, for the web server, the pages and the paths of each language. */
export const jobListFiles: readonly JobListFileNames[] = [...feedFileNames]
