import type { WorkerDuty } from '@/src/server/worker/workerDuty'

export const linkDuty: WorkerDuty = {
  nightlyJob: { task: 'checkOutsideLinks', input: "'{}'::jsonb" },
}
