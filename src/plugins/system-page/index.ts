import type { Config } from 'payload'
import { extendConfig } from '@/src/configuration/extendConfig'
import { systemViews } from './configuration/systemViews'

/** Plugin with checks of the installation. */
export const systemPage =
  () =>
  (config: Config): Config =>
    extendConfig(config, { views: systemViews })
