import type { Config } from 'payload'
import { extendConfig } from '@/src/configuration/extendConfig'
import { applyPlannedChange } from './jobs/applyPlannedChange'

/** Publication and withdrawal at a moment. */
export const scheduledChanges =
  () =>
  (config: Config): Config =>
    extendConfig(config, { tasks: [applyPlannedChange] })
