import { draftMode } from 'next/headers'
import { simplePageResponse } from '@/src/app/api/simplePageResponse'
import { hasStaffRights } from '@/src/domain/accounts/roles'
import { FALLBACK_EDITION, PUBLISHED_LANGUAGES, parseEdition } from '@/src/domain/languages/edition'
import { editionHref } from '@/src/domain/languages/editionPath'
import { SOURCE_LANGUAGE } from '@/src/domain/languages/siteLocale'
import { getPayloadInstance } from '@/src/payload'
import { hasPagePreview } from '@/src/plugins/live-preview/rules/previewedPage'
import { previewWords as words } from '@/src/plugins/live-preview/words/preview'

const NO_STORE_HEADERS = { 'Cache-Control': 'private, no-store' }

/** Starts the preview mode for staff and redirects to the page, which then shows its drafts. */
export async function GET(request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url)
  const page = searchParams.get('page') ?? ''
  const payload = await getPayloadInstance()
  const { user } = await payload.auth({ headers: request.headers })
  if (!hasStaffRights(user)) {
    const refusal = { status: 403, title: words.refusedTitle, sentences: [words.refused] }
    return simplePageResponse(refusal, NO_STORE_HEADERS)
  }
  if (!hasPagePreview(page)) {
    const unknown = { status: 404, title: words.unknownTitle, sentences: [words.unknown] }
    return simplePageResponse(unknown, NO_STORE_HEADERS)
  }
  const draft = await draftMode()
  draft.enable()
  const requestedLanguage = searchParams.get('langue')
  const language = PUBLISHED_LANGUAGES.find((open) => open === requestedLanguage) ?? SOURCE_LANGUAGE
  const { defaultLanguage } = parseEdition(request.headers.get('x-edition')) ?? FALLBACK_EDITION
  const location = editionHref({ language, defaultLanguage }, page)
  return new Response(null, { status: 307, headers: { ...NO_STORE_HEADERS, Location: location } })
}
