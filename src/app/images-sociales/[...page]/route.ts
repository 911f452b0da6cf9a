import { socialInk } from '@/src/domain/identity'
import { HOUSE_LANGUAGE } from '@/src/domain/siteLocale'
import { keptCompany, keptIdentity } from '@/src/kept/content'
import { drawSocialImage } from '../drawSocialImage'
import { readPageTitle } from '../readPageTitle'

export const dynamic = 'force-static'
export const generateStaticParams = () => []

type Context = { params: Promise<{ page: string[] }> }

/** The picture of a page for social networks: `/images-sociales/` before its address, `.png` after. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const path = (await params).page.join('/')
  const pagePath = path.replace(/\.png$/, '')
  const title = pagePath === path ? null : await readPageTitle(pagePath, HOUSE_LANGUAGE)
  if (!title) return new Response(null, { status: 404 })
  const [{ name }, { colours }] = await Promise.all([keptCompany(HOUSE_LANGUAGE), keptIdentity()])
  const ink = socialInk(colours)
  const image = await drawSocialImage({ title, company: name, seed: seedOf(pagePath), ink })
  return new Response(new Uint8Array(image), { headers: { 'Content-Type': 'image/png' } })
}

function seedOf(text: string) {
  return Array.from(text, (character) => character.charCodeAt(0)).reduce((sum, code) => sum + code)
}
