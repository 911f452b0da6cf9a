import { draftMode } from 'next/headers'
import { FALLBACK_EDITION, parseEdition } from '@/src/domain/languages/edition'
import { editionHref, parsePublicPath, toInternalPath } from '@/src/domain/languages/editionPath'
import { HOME_PATH } from '@/src/domain/urls/sitePaths'
import { hasPagePreview } from '@/src/plugins/live-preview/rules/previewedPage'

/** Ends the preview mode and redirects to the page, or to the home page if the page cannot be previewed. */
export async function GET(request: Request): Promise<Response> {
  const draft = await draftMode()
  draft.disable()
  const page = pathnameOfUrl(request.headers.get('referer'))
  const { defaultLanguage } = parseEdition(request.headers.get('x-edition')) ?? FALLBACK_EDITION
  const { language } = parsePublicPath(page, defaultLanguage)
  const isPreviewed = hasPagePreview(toInternalPath(page, defaultLanguage))
  const home = editionHref({ language, defaultLanguage }, HOME_PATH)
  return new Response(null, {
    status: 307,
    headers: { 'Cache-Control': 'private, no-store', Location: isPreviewed ? page : home },
  })
}

function pathnameOfUrl(address: string | null) {
  return address && URL.canParse(address) ? new URL(address).pathname : ''
}
