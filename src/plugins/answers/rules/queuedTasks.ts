import type { QueuedTask } from '@/src/domain/queuedTask'

export const answersQueuedTasks = [
  // The restore itself puts waiting replies in the state “unclear”; the job sends none of these.
  { slug: 'sendAnswer', afterRestore: 'run', recipient: 'candidate' },
  { slug: 'sendMorningMails', afterRestore: 'hold' },
] as const satisfies readonly QueuedTask[]
