import type { WorkerDuty } from '@/src/server/worker/workerDuty'
import { queueTextExtraction } from './worker/queueTextExtraction'

export const documentReadingWorkerDuty: WorkerDuty = {
  waiting: { table: 'unread_applications', queueJob: queueTextExtraction },
}
