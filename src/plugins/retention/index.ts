import type { Config } from 'payload'
import { settingsGlobal } from '@/globals/settingsGlobals'
import { extendConfig } from '@/src/configuration/extendConfig'
import type { PluginOptions } from '@/src/jobs/pluginOptions'
import { DataRetention } from './globals/DataRetention'
import { applyRetention } from './jobs/applyRetention'

/** Retention periods, after which personal data is deleted. */
export const retention =
  ({ outlets }: PluginOptions) =>
  (config: Config): Config =>
    extendConfig(config, {
      globals: [settingsGlobal(DataRetention)],
      tasks: [applyRetention(outlets)],
    })
