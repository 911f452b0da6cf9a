import type { PluginJobListExtra } from '@/components/site/jobList/jobListExtra'
import { jobListUpdates } from './live-updates/site/JobListUpdates'

/** The elements of plugins at the end of the job list, which a client component reads. */
export const jobListExtras: readonly PluginJobListExtra[] = [jobListUpdates]
