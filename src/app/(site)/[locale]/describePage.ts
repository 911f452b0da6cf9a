import type { Metadata } from 'next'
import type { Seo } from '@/payload-types'
import { pageLanguage, pageWords } from '@/src/content/pageWords'
import {
  metaDescription,
  SOCIAL_IMAGE_SIZE,
  socialImagePath,
  socialTitle,
} from '@/src/domain/metadata'
import { pictureSources } from '@/src/domain/picture'
import { keptCompany } from '@/src/kept/content'

type DescribedPage = {
  title: string
  summary?: string | null
  seo?: Seo
  /** The page whose picture stands for this one too. */
  picturedBy?: string
}

/** What a page tells search engines and social networks about itself. */
export async function describePage(page: DescribedPage, path: string): Promise<Metadata> {
  const language = await pageLanguage()
  const [{ name }, { SITE_LANGUAGE_TAG }] = await Promise.all([keptCompany(language), pageWords()])
  const title = page.seo?.metaTitle || page.title
  const description = metaDescription(page.seo?.metaDescription || page.summary || '') || undefined
  const images = [socialImage(page, title, path)]
  const social = { title: socialTitle(title), description, images }
  return {
    // The layout's template does not reach the page beside it.
    title: path === '/' ? { absolute: `${title} | ${name}` } : title,
    description,
    alternates: { canonical: path },
    openGraph: { ...social, type: 'website', locale: SITE_LANGUAGE_TAG, siteName: name, url: path },
    twitter: { ...social, card: 'summary_large_image' },
  }
}

function socialImage({ seo, picturedBy }: DescribedPage, alt: string, path: string) {
  const chosen = typeof seo?.socialImage === 'object' ? seo.socialImage : null
  const picture = chosen && pictureSources(chosen)
  if (!picture) return { url: socialImagePath(picturedBy ?? path), ...SOCIAL_IMAGE_SIZE, alt }
  return { url: picture.src, width: picture.width, height: picture.height, alt: picture.alt }
}
