import type { Config } from 'payload'
import { changeCollections } from '@/src/configuration/changeCollections'
import { extendConfig } from '@/src/configuration/extendConfig'
import type { PluginTaskOptions } from '@/src/jobs/pluginOptions'
import { replaceCollectionFields } from '@/src/plugins/content-care/configuration/replaceCollectionFields'
import { addWritingAdvice } from './collections/addWritingAdvice'
import { addPictureUsage } from './configuration/addPictureUsage'
import { contentProblemsViews } from './configuration/contentProblemsViews'
import { checkExternalLinksTask } from './jobs/checkExternalLinks'
import { contentProblemWords } from './words/admin/contentProblems'

/** Plugin that lists problems of the content that staff can fix. */
export const contentCare =
  ({ outlets }: PluginTaskOptions) =>
  (config: Config): Config =>
    extendConfig(
      changeCollections(replaceCollectionFields(config, 'job-offers', addWritingAdvice), {
        media: addPictureUsage,
      }),
      {
        tasks: [checkExternalLinksTask(outlets)],
        views: contentProblemsViews,
        widgets: [
          {
            widget: {
              slug: 'care',
              label: contentProblemWords.title,
              Component:
                '/src/plugins/content-care/admin/ContentProblemsWidget#ContentProblemsWidget',
              minWidth: 'medium',
            },
            shown: { widgetSlug: 'care', width: 'full' },
          },
        ],
      },
    )
