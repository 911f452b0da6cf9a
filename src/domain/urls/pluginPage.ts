import { pluginFormPages } from '../../plugins/pluginFormPages'
import { type SiteLanguage, SOURCE_LANGUAGE } from '../languages/siteLocale'

type PluginPathSegment = Readonly<Record<SiteLanguage, string>>

/** A form of a plugin at the root of the site, and the pages below it besides `merci` and `corriger`. */
export type PluginFormPages = { folder: PluginPathSegment; steps: readonly PluginPathSegment[] }

/** The internal paths of the forms of plugins and of the pages below them. */
export const PLUGIN_PAGE_PATHS: readonly string[] = pluginFormPages.flatMap(({ folder, steps }) =>
  ['', '/merci', '/corriger', ...steps.map((step) => `/${step[SOURCE_LANGUAGE]}`)].map(
    (step) => `/${folder[SOURCE_LANGUAGE]}${step}`,
  ),
)
