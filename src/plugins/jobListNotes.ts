import type { JobListNote } from '@/components/site/jobList/jobListNote'
import { jobAlertNote } from './job-alerts/site/JobAlertNote'

/** What plugins show below the results in the job list. */
export const jobListNotes: readonly JobListNote[] = [jobAlertNote]
