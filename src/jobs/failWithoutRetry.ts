import { JobCancelledError, type Payload } from 'payload'

type FailedJob = {
  payload: Payload
  job: { id: number | string; totalTried?: number | null }
  problem: string
}

/** Fails a job that is not retried until a user asks for it; the list of undelivered mails shows it. */
export async function failWithoutRetry({ job, payload, problem }: FailedJob): Promise<never> {
  await payload.db.updateOne({
    collection: 'payload-jobs',
    where: { id: { equals: job.id } },
    // Payload counts no attempt of a cancelled job.
    data: { totalTried: (job.totalTried ?? 0) + 1 },
    returning: false,
  })
  throw new JobCancelledError(problem)
}
