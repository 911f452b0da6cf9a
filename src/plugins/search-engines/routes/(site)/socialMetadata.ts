import type { Metadata } from 'next'
import type { Seo } from '@/payload-types'
import type { DescribedPage, PageTexts } from '@/src/app/pageDescriber'
import type { SiteLanguage } from '@/src/domain/languages/siteLocale'
import { pictureAttributes } from '@/src/domain/look/picture'
import { SOCIAL_IMAGE_SIZE } from '@/src/domain/pages/metadata'
import { socialImagePath, socialTitle } from '../../rules/pageTexts'

type PageWithSeo = PageTexts & { seo?: Seo }

const OPEN_GRAPH_LOCALES = { fr: 'fr_FR', en: 'en_GB' } as const satisfies Record<
  SiteLanguage,
  string
>

/** Builds the metadata of a page for social networks. */
export function socialMetadata(page: DescribedPage & { page: PageWithSeo }): Metadata {
  const { title, description, url, company, edition } = page
  const social = { title: socialTitle(title), description, images: [socialImageMetadata(page)] }
  return {
    openGraph: {
      ...social,
      type: 'website',
      locale: OPEN_GRAPH_LOCALES[edition.language],
      siteName: company,
      url,
    },
    twitter: { ...social, card: 'summary_large_image' },
  }
}

function socialImageMetadata({
  page: { seo },
  title,
  picturedBy,
  edition,
}: DescribedPage & { page: PageWithSeo }) {
  const chosen = typeof seo?.socialImage === 'object' ? seo.socialImage : null
  const picture = chosen && pictureAttributes(chosen)
  if (picture)
    return { url: picture.src, width: picture.width, height: picture.height, alt: picture.alt }
  const url = socialImagePath(picturedBy, edition.language)
  return { url, ...SOCIAL_IMAGE_SIZE, alt: title }
}
