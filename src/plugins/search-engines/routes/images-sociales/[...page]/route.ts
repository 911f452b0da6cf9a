import { findCachedBrandIdentity, findCachedCompanyDetails } from '@/src/cache/content'
import { parseSocialImagePath } from '@/src/domain/urls/publicPath'
import { readPageTitle } from '@/src/plugins/search-engines/routes/images-sociales/readPageTitle'
import { renderSocialImage } from '@/src/plugins/search-engines/routes/images-sociales/renderSocialImage'
import { socialImageColours } from '@/src/plugins/search-engines/rules/socialImageColours'

export const generateStaticParams = () => []

type SocialImageRouteContext = { params: Promise<{ page: string[] }> }

/** Responds with the social image of a page: `/images-sociales/` + its path + `.png`. */
export async function GET(
  _request: Request,
  { params }: SocialImageRouteContext,
): Promise<Response> {
  const { page: pagePath, language } = parseSocialImagePath((await params).page.join('/'))
  const title = pagePath === null ? null : await readPageTitle(pagePath, language)
  if (pagePath === null || !title) return new Response(null, { status: 404 })
  const [{ name }, identity] = await Promise.all([
    findCachedCompanyDetails(language),
    findCachedBrandIdentity(),
  ])
  const ink = socialImageColours(identity)
  const image = await renderSocialImage({ title, company: name, seed: hashToSeed(pagePath), ink })
  return new Response(new Uint8Array(image), { headers: { 'Content-Type': 'image/png' } })
}

function hashToSeed(text: string) {
  return Array.from(text, (character) => character.charCodeAt(0)).reduce((sum, code) => sum + code)
}
