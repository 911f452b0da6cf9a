import type { PluginJobListNote } from '@/components/site/jobList/jobListNote'
import { jobAlertNote } from './job-alerts/site/JobAlertNote'

/** The notes of plugins below the results in the job list. */
export const jobListNotes: readonly PluginJobListNote[] = [jobAlertNote]
