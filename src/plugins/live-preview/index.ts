import type { Config } from 'payload'
import { besideForms } from './collections/besideForms'
import { withPreviewButton } from './collections/withPreviewButton'
import { livePreview as configuration } from './configuration/livePreview'

/** Drafts as visitors would see them. */
export const livePreview =
  () =>
  (config: Config): Config =>
    withPreviewButton(
      besideForms({ ...config, admin: { ...config.admin, livePreview: configuration } }),
    )
