import type { FileChecking } from '@/src/commands/checkCandidateFile'
import type { Outlets } from '@/src/notifications/outlets'

/** The values that `payload.config.ts` reads from the environment for the tasks of plugins. */
export type PluginOptions = { outlets: Outlets; fileChecking: FileChecking }
