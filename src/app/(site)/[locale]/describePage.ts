import type { Metadata } from 'next'
import type { Seo } from '@/payload-types'
import { cachedCompany } from '@/src/cache/content'
import { cachedOpenLanguages } from '@/src/cache/pages'
import { pageEdition, pageWords } from '@/src/content/pageWords'
import { alternateUrls } from '@/src/domain/languages/alternates'
import { hrefIn } from '@/src/domain/languages/editionPath'
import { pictureSources } from '@/src/domain/look/picture'
import { describedAs, SOCIAL_IMAGE_SIZE, socialImagePath } from '@/src/domain/pages/metadata'
import type { PathsByLanguage } from '@/src/domain/urls/sitemap'
import { HOME_PATH } from '@/src/domain/urls/sitePaths'
import { pathsIn } from '@/src/queries/findPathsByLanguage'

type DescribedPage = {
  title: string
  summary?: string | null
  seo?: Seo
  /** The path of the page whose social image this page uses. */
  picturedBy?: string
  /** The paths by language; by default the same internal path in every language of the site. */
  paths?: PathsByLanguage
}

/**
 * The metadata of a page for search engines and social networks.
 * @param path its internal path
 */
export async function describePage(page: DescribedPage, path: string): Promise<Metadata> {
  const edition = await pageEdition()
  const [{ name }, { SITE_LANGUAGE_TAG }] = await Promise.all([
    cachedCompany(edition.language),
    pageWords(),
  ])
  const address = hrefIn(edition, path)
  const paths = page.paths ?? pathsIn(await cachedOpenLanguages(), path)
  const languages = alternateUrls(paths, edition.defaultLanguage)
  const { title, social: shortTitle, ...described } = describedAs(page)
  const description = described.description || undefined
  const picture = socialImagePath(page.picturedBy ?? path, edition.language)
  const images = [socialImage(page, title, picture)]
  const social = { title: shortTitle, description, images }
  return {
    // The title template of a layout does not apply to the page in the same folder.
    title: path === HOME_PATH ? { absolute: `${title} | ${name}` } : title,
    description,
    alternates: { canonical: address, languages },
    openGraph: {
      ...social,
      type: 'website',
      locale: SITE_LANGUAGE_TAG,
      siteName: name,
      url: address,
    },
    twitter: { ...social, card: 'summary_large_image' },
  }
}

function socialImage({ seo }: DescribedPage, alt: string, drawn: string) {
  const chosen = typeof seo?.socialImage === 'object' ? seo.socialImage : null
  const picture = chosen && pictureSources(chosen)
  if (!picture) return { url: drawn, ...SOCIAL_IMAGE_SIZE, alt }
  return { url: picture.src, width: picture.width, height: picture.height, alt: picture.alt }
}
