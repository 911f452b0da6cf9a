import type { QueuedTask } from '@/src/domain/queuedTask'

export const mailChecksQueuedTasks = [
  { slug: 'announceMailSettings', afterRestore: 'hold', recipient: 'superAdmins' },
  { slug: 'tellFormerAddress', afterRestore: 'hold' },
] as const satisfies readonly QueuedTask[]
