import type { Config } from 'payload'
import { extendConfig } from '@/src/configuration/extendConfig'
import { addTranslationStateFields } from './collections/addTranslationStateFields'
import { translationWords } from './words/admin/translation'

/** Plugin that shows in which languages a document exists, and what must still be translated. */
export const translations =
  () =>
  (config: Config): Config =>
    extendConfig(addTranslationStateFields(config), {
      widgets: [
        {
          widget: {
            slug: 'translations',
            label: translationWords.panel.title,
            Component: '/src/plugins/translations/admin/TranslationsWidget#TranslationsWidget',
            minWidth: 'medium',
          },
          shown: { widgetSlug: 'translations', width: 'full' },
        },
      ],
    })
