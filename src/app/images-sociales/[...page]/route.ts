import { readPicturePath } from '@/src/domain/addresses/publicAddress'
import { socialInk } from '@/src/domain/look/identity'
import { keptCompany, keptIdentity } from '@/src/kept/content'
import { drawSocialImage } from '../drawSocialImage'
import { readPageTitle } from '../readPageTitle'

export const dynamic = 'force-static'
export const generateStaticParams = () => []

type Context = { params: Promise<{ page: string[] }> }

/** The picture of a page for social networks: `/images-sociales/` before its address, `.png` after. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { page: pagePath, language } = readPicturePath((await params).page.join('/'))
  const title = pagePath === null ? null : await readPageTitle(pagePath, language)
  if (pagePath === null || !title) return new Response(null, { status: 404 })
  const [{ name }, { colours }] = await Promise.all([keptCompany(language), keptIdentity()])
  const ink = socialInk(colours)
  const image = await drawSocialImage({ title, company: name, seed: seedOf(pagePath), ink })
  return new Response(new Uint8Array(image), { headers: { 'Content-Type': 'image/png' } })
}

function seedOf(text: string) {
  return Array.from(text, (character) => character.charCodeAt(0)).reduce((sum, code) => sum + code)
}
