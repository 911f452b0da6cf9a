import type { Payload } from 'payload'
import type { JobApplication } from '@/payload-types'

/** An application of Claire Morel for a job title without an offer. */
export function anApplication(payload: Payload, different: Partial<JobApplication> = {}) {
  return payload.create({
    collection: 'job-applications',
    data: {
      candidateName: 'Claire Morel',
      candidateEmail: 'claire.morel@example.org',
      candidatePhone: null,
      jobTitle: 'Développeuse Java',
      status: 'pending',
      ...different,
    },
  })
}
