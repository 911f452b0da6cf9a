import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { CallToAction } from '@/components/site/page/CallToAction'
import { PageIntroduction } from '@/components/site/page/PageIntroduction'
import { PageSections } from '@/components/site/page/PageSections'
import { ValueCards } from '@/components/site/page/ValueCards'
import { buildPageMetadata } from '@/src/app/(site)/[locale]/buildPageMetadata'
import { PageHeader } from '@/src/app/(site)/[locale]/PageHeader'
import {
  findCachedAdnHub,
  findCachedSinglePagePaths,
  findCachedValueCards,
} from '@/src/cache/pages'
import { currentPageLanguage } from '@/src/content/currentPageWords'
import { VALUES_PATH } from '@/src/domain/urls/sitePaths'

export async function generateMetadata(): Promise<Metadata> {
  const hub = await findCachedAdnHub(await currentPageLanguage())
  if (!hub) return {}
  const paths = await findCachedSinglePagePaths('adn-hub')
  return buildPageMetadata({ ...hub, summary: hub.intro, paths }, VALUES_PATH)
}

export default async function AdnHubRoute() {
  const language = await currentPageLanguage()
  const [hub, values] = await Promise.all([
    findCachedAdnHub(language),
    findCachedValueCards(language),
  ])
  if (!hub) notFound()
  return (
    <>
      <PageHeader title={hub.title} subtitle={hub.subtitle} picture={hub.heroImage} />
      <PageIntroduction text={hub.intro} />
      <ValueCards values={values} linkLabel={hub.cardLinkLabel} />
      <PageSections sections={hub.sections} />
      <CallToAction {...hub.closing} />
    </>
  )
}
