import type { Metadata } from 'next'
import { notFound, permanentRedirect } from 'next/navigation'
import { CallToAction } from '@/components/site/page/CallToAction'
import { PageIntroduction } from '@/components/site/page/PageIntroduction'
import { PageSections } from '@/components/site/page/PageSections'
import type { ChildrenWithoutText } from '@/components/ui/childrenWithoutText'
import type { ExpertisePage, SectorPage, ValuePage } from '@/payload-types'
import { cachedPageQueries, findCachedMovedPageSlug, findCachedPagePaths } from '@/src/cache/pages'
import { currentPageLanguage, hrefInCurrentEdition } from '@/src/content/currentPageWords'
import { internalPagePath, type PageCollection } from '@/src/domain/pages/contentPages'
import { buildPageMetadata } from './buildPageMetadata'
import { PageHeader } from './PageHeader'

export type ContentPageRouteProps = { params: Promise<{ slug: string }> }

/** Builds the metadata of a page of this collection. */
export const buildContentPageMetadata =
  (collection: PageCollection) =>
  async ({ params }: ContentPageRouteProps): Promise<Metadata> => {
    const language = await currentPageLanguage()
    const { slug } = await params
    const page = await cachedPageQueries[collection](language, slug)
    if (!page) return {}
    const paths = await findCachedPagePaths(collection, slug, language)
    return buildPageMetadata({ ...page, paths }, internalPagePath(collection, slug))
  }

/** Redirects the former path of a renamed page; otherwise responds 404. */
export async function redirectFormerSlugOrNotFound(
  collection: PageCollection,
  slug: string,
): Promise<never> {
  const today = await findCachedMovedPageSlug(await currentPageLanguage(), collection, slug)
  return today
    ? permanentRedirect(await hrefInCurrentEdition(internalPagePath(collection, today)))
    : notFound()
}

type Props = {
  page: ExpertisePage | SectorPage | ValuePage
  /** The part of the site that the page belongs to. */
  parent: { label: string; url: string }
  /** Content below the heading. */
  opening?: ChildrenWithoutText
  /** Content between the introduction and the sections that staff choose. */
  children?: ChildrenWithoutText
  /** Content after the sections that staff choose. */
  closing?: ChildrenWithoutText
}

/** The frame that the pages of all collections share. */
export function ContentPage({ page, parent, opening, children, closing }: Props) {
  const { title, text } = page.callToAction
  return (
    <>
      <PageHeader
        trail={[parent]}
        current={page.navigationLabel}
        title={page.title}
        lead={page.summary}
        picture={page.heroImage}
      >
        {opening}
      </PageHeader>
      <PageIntroduction text={page.intro} />
      {children}
      <PageSections sections={page.sections} />
      {closing}
      <CallToAction title={title} text={text} links={[page.callToAction]} />
    </>
  )
}
