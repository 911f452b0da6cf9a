import type { Payload } from 'payload'
import type { JobOffer } from '@/payload-types'

/** An active offer in the database; a plain one but for what is given. */
export function aJobOffer(payload: Payload, values: Partial<JobOffer> = {}) {
  return payload.create({
    collection: 'job-offers',
    context: { disableRevalidate: true },
    data: {
      title: 'Consultant',
      location: 'paris',
      contract: 'cdi',
      category: 'consulting',
      experience: 'senior',
      mission: '• Conseiller',
      isActive: true,
      publishedDate: '2026-11-02T12:00:00.000Z',
      ...values,
    },
  })
}
