import type { QueuedTask } from '@/src/domain/queuedTask'

export const retentionQueuedTasks = [
  { slug: 'mailKeepConsentRequest', afterRestore: 'hold', recipient: 'candidate' },
  { slug: 'mailNewRetentionPeriods', afterRestore: 'hold' },
  { slug: 'applyRetention', afterRestore: 'run' },
] as const satisfies readonly QueuedTask[]
