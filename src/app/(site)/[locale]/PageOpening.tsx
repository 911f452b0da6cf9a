import type { ComponentProps } from 'react'
import { PageHero } from '@/components/site/page/PageHero'
import { StructuredData } from '@/components/site/StructuredData'
import { siteUrl } from '@/src/app/siteUrl'
import { homeCrumb } from '@/src/content/fr/site'
import { breadcrumbList } from '@/src/domain/structuredData/breadcrumbList'

/** The opening of an inner page, its trail told to search engines too. */
export function PageOpening(hero: ComponentProps<typeof PageHero>) {
  const trail = breadcrumbList({
    trail: [homeCrumb, ...(hero.trail ?? [])],
    current: hero.current || hero.title,
    siteUrl,
  })
  return (
    <>
      <StructuredData content={trail} />
      <PageHero {...hero} />
    </>
  )
}
