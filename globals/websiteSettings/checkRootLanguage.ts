import { type GlobalBeforeChangeHook, type PayloadRequest, ValidationError } from 'payload'
import { homePageText } from '@/src/content/admin/homePage'
import { websiteSettingsText } from '@/src/content/admin/websiteSettings'
import { missingTextPaths } from '@/src/domain/languages/localizedTexts'
import {
  isSiteLanguage,
  type SiteLanguage,
  SOURCE_LANGUAGE,
} from '@/src/domain/languages/siteLocale'
import { isTranslationSaved } from '@/src/domain/languages/translation'

const { errors } = websiteSettingsText.defaultLanguage

/** Refuses a root language whose home page is not completely translated. */
export const checkRootLanguage: GlobalBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const { defaultLanguage: language } = data
  const isChosen = isSiteLanguage(language) && language !== originalDoc?.defaultLanguage
  const message =
    isChosen && language !== SOURCE_LANGUAGE && (await findHomePageProblem(req, language))
  if (!message) return data
  const fault = { path: 'defaultLanguage', message }
  throw new ValidationError({ global: 'website-settings', errors: [fault] }, req.t)
}

// No user is passed, so that the page is read as visitors see it.
async function findHomePageProblem({ payload }: PayloadRequest, language: SiteLanguage) {
  const slug = 'home-page'
  const read = { locale: language, fallbackLocale: false, showHiddenFields: true } as const
  const home = await payload.findGlobal({ slug, ...read, overrideAccess: false, depth: 0 })
  const { fields = [] } = payload.globals.config.find((global) => global.slug === slug) ?? {}
  const sections = missingTextPaths(fields, home).map(homePageTabLabel)
  if (sections.length > 0) return errors.incomplete(language, [...new Set(sections)])
  return isTranslationSaved(language, home.savedAt) ? null : errors.notTranslated(language)
}

function homePageTabLabel(path: string): string {
  const [begin = ''] = path.split('.')
  return Object.entries(homePageText.tabs).find(([tab]) => tab === begin)?.[1] ?? begin
}
