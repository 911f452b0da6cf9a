import { draftMode } from 'next/headers'
import { findCachedPublishedLanguages, findCachedSinglePagePaths } from '@/src/cache/pages'
import {
  isSiteLanguage,
  type SiteLanguage,
  SOURCE_LANGUAGE,
} from '@/src/domain/languages/siteLocale'
import { SINGLE_PAGE_PATHS } from '@/src/domain/pages/contentPages'
import { parseInternalPath, responseKind } from '@/src/domain/urls/publicPath'
import { getPayloadInstance } from '@/src/payload'
import { findPathAvailability } from '@/src/queries/findPathAvailability'

/** Returns to the web server how a URL is handled, before Next renders and caches a page for it. */
export async function GET(request: Request): Promise<Response> {
  // In preview mode a page is rendered for one user, published or not.
  if ((await draftMode()).isEnabled) return Response.json('cached')
  const { searchParams } = new URL(request.url)
  const path = searchParams.get('chemin') ?? ''
  const requestedLanguage = searchParams.get('langue')
  const target = parseInternalPath(path)
  const language =
    target.kind === 'picture'
      ? target.language
      : isSiteLanguage(requestedLanguage)
        ? requestedLanguage
        : SOURCE_LANGUAGE
  if (!(await canPathExistInLanguage(path, language))) return Response.json('unknown')
  const standing = await findPathAvailability(await getPayloadInstance(), target, language)
  return Response.json(responseKind(target, standing))
}

// In the source language all pages exist, even if staff have not written their text.
async function canPathExistInLanguage(path: string, language: SiteLanguage) {
  if (language === SOURCE_LANGUAGE) return true
  if (!(await findCachedPublishedLanguages()).includes(language)) return false
  const page = (['adn-hub', 'legal-notice'] as const).find(
    (single) => SINGLE_PAGE_PATHS[single] === path,
  )
  return !page || (await findCachedSinglePagePaths(page))[language] !== undefined
}
