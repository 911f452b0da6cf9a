import { decidedApplications } from './decidedApplications'
import type { JobApplicationContent } from './jobApplicationContent'
import { pendingApplications } from './pendingApplications'

export const jobApplications: JobApplicationContent[] = [
  ...pendingApplications,
  ...decidedApplications,
]
