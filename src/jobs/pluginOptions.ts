import type { FileCheckDependencies } from '@/src/commands/checkCandidateFile'
import type { NotificationOutlets } from '@/src/notifications/notificationOutlets'

/** The values that `payload.config.ts` reads from the environment for the tasks of plugins. */
export type PluginTaskOptions = {
  outlets: NotificationOutlets
  fileChecking: FileCheckDependencies
}
