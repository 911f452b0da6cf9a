import type { Config } from 'payload'
import { extendConfig } from '@/src/configuration/extendConfig'
import type { PluginOptions } from '@/src/jobs/pluginOptions'
import { withJobRequestId } from '@/src/jobs/withJobRequestId'
import { mailSecondFactorChange } from './jobs/mailSecondFactorChange'

/** The second factor at sign-in: codes of an authenticator app. */
export const secondFactor =
  ({ outlets }: PluginOptions) =>
  (config: Config): Config =>
    extendConfig(config, { tasks: [withJobRequestId(mailSecondFactorChange(outlets))] })
