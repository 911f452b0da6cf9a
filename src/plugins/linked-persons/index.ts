import type { Config } from 'payload'
import { extendConfig } from '@/src/configuration/extendConfig'
import { ApplicationLinks } from './collections/ApplicationLinks'

/** Plugin that links applications of the same person, and marks applications as spam. */
export const linkedPersons =
  () =>
  (config: Config): Config =>
    extendConfig(config, { collections: [ApplicationLinks] })
