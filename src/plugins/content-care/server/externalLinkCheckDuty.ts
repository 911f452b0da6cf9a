import type { WorkerDuty } from '@/src/server/worker/workerDuty'

export const externalLinkCheckDuty: WorkerDuty = {
  nightlyJob: { task: 'checkOutsideLinks', input: "'{}'::jsonb" },
}
