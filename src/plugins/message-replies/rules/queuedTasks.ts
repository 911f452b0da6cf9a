import type { QueuedTask } from '@/src/domain/queuedTask'

export const messageRepliesQueuedTasks = [
  { slug: 'sendReply', afterRestore: 'hold' },
] as const satisfies readonly QueuedTask[]
