import { draftMode } from 'next/headers'
import { cachedOpenLanguages, cachedSinglePagePaths } from '@/src/cache/pages'
import {
  isSiteLanguage,
  type SiteLanguage,
  SOURCE_LANGUAGE,
} from '@/src/domain/languages/siteLocale'
import { SINGLE_PAGES } from '@/src/domain/pages/contentPages'
import { parseInternalPath, responseKind } from '@/src/domain/urls/publicAddress'
import { payloadInstance } from '@/src/payload'
import { findPathAvailability } from '@/src/queries/findPathAvailability'

/** Tells the web server which response a URL gets, before Next renders and caches a page for it. */
export async function GET(request: Request): Promise<Response> {
  // In preview mode a page is rendered for one user, published or not.
  if ((await draftMode()).isEnabled) return Response.json('kept')
  const { searchParams } = new URL(request.url)
  const path = searchParams.get('chemin') ?? ''
  const said = searchParams.get('langue')
  const asked = parseInternalPath(path)
  const language =
    asked.kind === 'picture' ? asked.language : isSiteLanguage(said) ? said : SOURCE_LANGUAGE
  if (!(await isInEdition(path, language))) return Response.json('unknown')
  const standing = await findPathAvailability(await payloadInstance(), asked, language)
  return Response.json(responseKind(asked, standing))
}

// In the source language all pages exist, even if staff have not written their text.
async function isInEdition(path: string, language: SiteLanguage) {
  if (language === SOURCE_LANGUAGE) return true
  if (!(await cachedOpenLanguages()).includes(language)) return false
  const page = (['adn-hub', 'legal-notice'] as const).find(
    (single) => SINGLE_PAGES[single] === path,
  )
  return !page || (await cachedSinglePagePaths(page))[language] !== undefined
}
