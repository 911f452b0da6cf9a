import type { ComponentProps } from 'react'
import { PageHero } from '@/components/site/page/PageHero'
import { StructuredData } from '@/components/site/StructuredData'
import { siteUrl } from '@/src/app/siteUrl'
import { pageEdition, pageWords } from '@/src/content/pageWords'
import { breadcrumbList } from '@/src/domain/structuredData/breadcrumbList'
import { HOME_PATH } from '@/src/domain/urls/sitePaths'

/** The header of a page, with its breadcrumb as structured data. */
export async function PageOpening(hero: ComponentProps<typeof PageHero>) {
  const { siteWords } = await pageWords()
  const trail = breadcrumbList({
    trail: [{ label: siteWords.home, url: HOME_PATH }, ...(hero.trail ?? [])],
    current: hero.current || hero.title,
    siteUrl,
    edition: await pageEdition(),
  })
  return (
    <>
      <StructuredData content={trail} />
      <PageHero {...hero} />
    </>
  )
}
