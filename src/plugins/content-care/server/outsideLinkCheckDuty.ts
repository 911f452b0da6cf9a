import type { WorkerDuty } from '@/src/server/worker/workerDuty'

export const outsideLinkCheckDuty: WorkerDuty = {
  nightlyJob: { task: 'checkOutsideLinks', input: "'{}'::jsonb" },
}
