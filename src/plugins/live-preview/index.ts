import type { Config } from 'payload'
import { addPreviewBesideForms } from './collections/addPreviewBesideForms'
import { addPreviewButton } from './collections/addPreviewButton'
import { livePreviewConfig } from './configuration/livePreview'

/** Plugin that shows drafts to staff as visitors would see them. */
export const livePreview =
  () =>
  (config: Config): Config =>
    addPreviewButton(
      addPreviewBesideForms({
        ...config,
        admin: { ...config.admin, livePreview: livePreviewConfig },
      }),
    )
