import type { QueuedTask } from '@/src/domain/queuedTask'

export const accountToolsQueuedTasks = [
  { slug: 'announceAccessRequest', afterRestore: 'hold', recipient: 'superAdmins' },
] as const satisfies readonly QueuedTask[]
