import { fr } from '@payloadcms/translations/languages/fr'
import type { Config } from 'payload'
import { payloadTranslationOverrides } from '@/src/content/admin/payloadTranslationOverrides'
import { mergeFrenchLibraryTexts } from '@/src/content/frenchTypography'
import { interfaceTranslations } from './words/interfaceTranslations'

const ACCESSIBILITY_PATCHES_PATH =
  '/src/plugins/payload-corrections/admin/AccessibilityPatches#AccessibilityPatches'

/** Plugin that corrects Payload's admin: accessibility, and French texts. */
export const payloadCorrections =
  () =>
  (config: Config): Config => ({
    ...config,
    admin: {
      ...config.admin,
      components: {
        ...config.admin?.components,
        providers: [...(config.admin?.components?.providers ?? []), ACCESSIBILITY_PATCHES_PATH],
      },
    },
    i18n: {
      ...config.i18n,
      translations: {
        fr: mergeFrenchLibraryTexts(fr.translations, {
          ...payloadTranslationOverrides,
          ...interfaceTranslations,
        }),
      },
    },
  })
