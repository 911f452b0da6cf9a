import type { Config } from 'payload'
import { changeCollections } from '@/src/configuration/changeCollections'
import { extendConfig } from '@/src/configuration/extendConfig'
import type { PluginOptions } from '@/src/jobs/pluginOptions'
import { changeFields } from '@/src/plugins/content-care/configuration/changeFields'
import { withAdvice } from './collections/withAdvice'
import { careViews } from './configuration/careViews'
import { withUsage } from './configuration/withUsage'
import { checkOutsideLinks } from './jobs/checkOutsideLinks'
import { careText } from './words/admin/care'

/** Problems of the content that staff can fix. */
export const contentCare =
  ({ outlets }: PluginOptions) =>
  (config: Config): Config =>
    extendConfig(
      changeCollections(changeFields(config, 'job-offers', withAdvice), { media: withUsage }),
      {
        tasks: [checkOutsideLinks(outlets)],
        views: careViews,
        widgets: [
          {
            widget: {
              slug: 'care',
              label: careText.title,
              Component: '/src/plugins/content-care/admin/CareWidget#CareWidget',
              minWidth: 'medium',
            },
            shown: { widgetSlug: 'care', width: 'full' },
          },
        ],
      },
    )
