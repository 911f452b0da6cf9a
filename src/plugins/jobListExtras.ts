import type { PluginJobListExtra } from '@/components/site/jobList/jobListExtra'
import { jobListUpdates } from './live-updates/site/JobListUpdates'

/** What plugins add at the end of the job list. A client component reads it. */
export const jobListExtras: readonly PluginJobListExtra[] = [jobListUpdates]
