import type { Metadata } from 'next'
import type { PageTexts } from '@/src/app/pageDescriber'
import { findCachedCompanyDetails } from '@/src/cache/content'
import { findCachedPublishedLanguages } from '@/src/cache/pages'
import { currentPageEdition } from '@/src/content/currentPageWords'
import type { PathsByLanguage } from '@/src/domain/languages/alternates'
import { alternateLanguageUrls } from '@/src/domain/languages/alternates'
import { editionHref } from '@/src/domain/languages/editionPath'
import { metaDescription } from '@/src/domain/pages/metadata'
import { HOME_PATH } from '@/src/domain/urls/sitePaths'
import { pageDescribers } from '@/src/plugins/pageDescribers'
import { samePathByLanguage } from '@/src/queries/findPathsByLanguage'

type PageMetadataSource = PageTexts & {
  /** Adds parts that the texts of the document do not contain, such as the number of the page. */
  complete?: (texts: PageTexts) => PageTexts
  /** The path of the page whose social image this page uses. */
  picturedBy?: string
  /** The paths by language; by default the same internal path in every language of the site. */
  paths?: PathsByLanguage
}

/**
 * The metadata of a page for search engines and social networks.
 * @param path its internal path
 */
export async function buildPageMetadata(page: PageMetadataSource, path: string): Promise<Metadata> {
  const edition = await currentPageEdition()
  const { name: company } = await findCachedCompanyDetails(edition.language)
  const url = editionHref(edition, path)
  const paths = page.paths ?? samePathByLanguage(await findCachedPublishedLanguages(), path)
  const texts = pageDescribers.reduce<PageTexts>((before, { textsOf }) => textsOf(before), page)
  const { title, summary } = page.complete?.(texts) ?? texts
  const description = metaDescription(summary || '') || undefined
  const picturedBy = page.picturedBy ?? path
  const described = { page, title, description, picturedBy, url, company, edition }
  const metadata: Metadata = {
    // The title template of a layout does not apply to the page in the same folder.
    title: path === HOME_PATH ? { absolute: `${title} | ${company}` } : title,
    description,
    alternates: {
      canonical: url,
      languages: alternateLanguageUrls(paths, edition.defaultLanguage),
    },
  }
  for (const { metadataOf } of pageDescribers) Object.assign(metadata, metadataOf(described))
  return metadata
}
