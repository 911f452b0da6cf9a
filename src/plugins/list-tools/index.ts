import type { Config } from 'payload'
import { changeCollections } from '@/src/configuration/changeCollections'

/** Plugin with tools for the admin's lists. Payload stores the saved filters as query presets. */
export const listTools =
  () =>
  (config: Config): Config =>
    changeCollections(config, {
      'job-applications': (applications) => ({ ...applications, enableQueryPresets: true }),
    })
