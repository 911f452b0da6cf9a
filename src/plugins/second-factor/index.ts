import type { Config } from 'payload'
import { extendConfig } from '@/src/configuration/extendConfig'
import type { PluginOptions } from '@/src/jobs/pluginOptions'
import { withJobRequestId } from '@/src/jobs/withJobRequestId'
import { mailSecondFactorChange } from './jobs/mailSecondFactorChange'

/** Codes of an authenticator application at sign-in. */
export const secondFactor =
  ({ outlets }: PluginOptions) =>
  (config: Config): Config =>
    extendConfig(config, { tasks: [withJobRequestId(mailSecondFactorChange(outlets))] })
