import type { Config } from 'payload'
import { livePreview as configuration } from './configuration/livePreview'

/** Drafts as visitors would see them. */
export const livePreview =
  () =>
  (config: Config): Config => ({
    ...config,
    admin: { ...config.admin, livePreview: configuration },
  })
