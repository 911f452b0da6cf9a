import type { Config } from 'payload'
import { extendConfig } from '@/src/configuration/extendConfig'
import { ApplicationLinks } from './collections/ApplicationLinks'

/** Links between applications of the same person. */
export const linkedPersons =
  () =>
  (config: Config): Config =>
    extendConfig(config, { collections: [ApplicationLinks] })
