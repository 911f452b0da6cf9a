import path from 'node:path'
import { fr } from '@payloadcms/translations/languages/fr'
import type { Config } from 'payload'
import { adminTitleSuffix } from '@/src/content/admin/brand'
import { choosePasswordWords } from '@/src/content/admin/choosePassword'
import { payloadTranslationOverrides } from '@/src/content/admin/payloadTranslationOverrides'
import { mergeFrenchLibraryTexts } from '@/src/content/frenchTypography'
import { DEFAULT_TIMEZONE } from '@/src/domain/languages/siteLocale'
import { adminDashboard } from './adminDashboard'

const TOAST_DURATION_MS = 5000

/**
 * Payload's admin panel: appearance, components and language. @param root the folder of the
 * configuration
 */
export const createAdminPanelConfig = (root: string) =>
  ({
    admin: {
      user: 'users',
      dateFormat: 'dd/MM/yyyy',
      importMap: {
        baseDir: root,
        importMapFile: path.join(root, 'src/app/(payload)/admin/importMap.js'),
      },
      timezones: { defaultTimezone: DEFAULT_TIMEZONE },
      toast: { duration: TOAST_DURATION_MS },
      // The avatar is a plain icon: Payload's default sends the user's e-mail address to Gravatar.
      avatar: 'default',
      meta: {
        titleSuffix: adminTitleSuffix,
        defaultOGImageType: 'off',
        // An empty list replaces Payload's default icons, which show the Payload logo.
        icons: [],
      },
      dashboard: adminDashboard,
      components: {
        graphics: {
          Icon: '/components/admin/brand/BrandIcon#BrandIcon',
          Logo: '/components/admin/brand/BrandLogo#BrandLogo',
        },
        beforeDashboard: ['/components/admin/dashboard/DashboardHeading#DashboardHeading'],
        header: ['/components/admin/frame/AdminHeader#AdminHeader'],
        Nav: '/components/admin/frame/AdminNavigation#AdminNavigation',
        providers: [
          '/components/admin/timezone/TimezoneProvider#TimezoneProvider',
          '/components/admin/session/SessionProvider#SessionProvider',
          '/components/admin/frame/PageRefreshProvider#PageRefreshProvider',
        ],
        views: {
          login: {
            Component: '/components/admin/signIn/SignInView#SignInView',
            path: '/login',
            exact: true,
          },
          forgot: {
            Component: '/components/admin/signIn/ForgottenPasswordView#ForgottenPasswordView',
            path: '/forgot',
            exact: true,
          },
          choosePassword: {
            Component: '/components/admin/signIn/ChoosePasswordView#ChoosePasswordView',
            path: '/mot-de-passe',
            exact: true,
            meta: { title: choosePasswordWords.title },
          },
          unauthorized: {
            Component: '/components/admin/security/NoAccessView#NoAccessView',
            path: '/unauthorized',
            exact: true,
          },
        },
      },
    },
    i18n: {
      supportedLanguages: { fr },
      fallbackLanguage: 'fr',
      translations: { fr: mergeFrenchLibraryTexts(fr.translations, payloadTranslationOverrides) },
    },
  }) satisfies Partial<Config>
