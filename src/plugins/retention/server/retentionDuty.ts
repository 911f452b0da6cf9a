import type { WorkerDuty } from '@/src/server/worker/workerDuty'

/** SQL for the input of the job on a `day`. */
export const retentionJobInput = "jsonb_build_object('day', day, 'now', now())"

export const retentionDuty: WorkerDuty = {
  nightlyJob: {
    task: 'applyRetention',
    input: retentionJobInput,
  },
}
