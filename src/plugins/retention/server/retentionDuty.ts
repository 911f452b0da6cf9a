import type { WorkerDuty } from '@/src/server/worker/workerDuty'

export const retentionDuty: WorkerDuty = {
  nightlyJob: {
    task: 'applyRetention',
    input: "jsonb_build_object('day', day, 'now', now())",
  },
}
