import type { Config } from 'payload'
import { extendConfig } from '@/src/configuration/extendConfig'
import type { PluginOptions } from '@/src/jobs/pluginOptions'
import { checkOutsideLinks } from './jobs/checkOutsideLinks'

/** What content needs. */
export const contentCare =
  ({ outlets }: PluginOptions) =>
  (config: Config): Config =>
    extendConfig(config, { tasks: [checkOutsideLinks(outlets)] })
