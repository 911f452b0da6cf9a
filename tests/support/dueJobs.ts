import type { Payload } from 'payload'

/** Runs the jobs that are due now. */
export function runDueJobs(payload: Payload) {
  return payload.jobs.run({ silent: { info: true } })
}

/** Runs jobs that wait for a later attempt, as if the time had come. */
export async function runWaitingJobs(payload: Payload) {
  await payload.update({
    collection: 'payload-jobs',
    where: { hasError: { not_equals: true } },
    data: { waitUntil: null },
  })
  return runDueJobs(payload)
}

export async function findJobs(payload: Payload) {
  const { docs } = await payload.find({ collection: 'payload-jobs', pagination: false })
  return docs
}
