import type { Config } from 'payload'
import { configureSettingsGlobal } from '@/globals/settingsGlobals'
import { extendConfig } from '@/src/configuration/extendConfig'
import type { PluginTaskOptions } from '@/src/jobs/pluginOptions'
import { DataRetention } from './globals/DataRetention'
import { applyRetentionTask } from './jobs/applyRetentionTask'

/** Retention periods, after which personal data is deleted. */
export const retention =
  ({ outlets }: PluginTaskOptions) =>
  (config: Config): Config =>
    extendConfig(config, {
      globals: [configureSettingsGlobal(DataRetention)],
      tasks: [applyRetentionTask(outlets)],
    })
