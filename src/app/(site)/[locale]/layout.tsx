import type { Metadata, Viewport } from 'next'
import { notFound } from 'next/navigation'
import type { ReactNode } from 'react'
import '@/components/ui/tokens.css'
import '@/components/ui/base.css'
import { DeferredLayoutScript } from '@/components/site/arrival/DeferredLayoutScript'
import { LayOutDeferredElements } from '@/components/site/arrival/LayOutDeferredElements'
import { CookieBanner } from '@/components/site/CookieBanner'
import { ServiceWorkerRemoval } from '@/components/site/ServiceWorkerRemoval'
import { VisitTracking } from '@/components/site/visits/VisitTracking'
import { EditionProvider } from '@/components/ui/Edition'
import { fontVariableClassNames } from '@/components/ui/fonts'
import { siteUrl } from '@/src/app/siteUrl'
import {
  cachedIsAnalyticsPreselected,
  cachedIsViewCountedWithoutConsent,
  findCachedBrandIdentity,
  findCachedCompanyDetails,
} from '@/src/cache/content'
import { getCurrentContentReadOptions } from '@/src/cache/getCurrentContentReadOptions'
import { currentPageLanguage, currentPageWords } from '@/src/content/currentPageWords'
import { isPublishedEdition, parseEdition } from '@/src/domain/languages/edition'
import { editionPathPrefixes } from '@/src/domain/languages/editionPath'
import { draftBars } from '@/src/plugins/draftBars'
import { SiteFrame } from './SiteFrame'

// The layout sets no `dynamic`, because a static layout would empty the search parameters of the
// job list. The pages set it.
export const generateStaticParams = () => []

type Props = { children: ReactNode; params: Promise<{ locale: string }> }

export async function generateViewport(): Promise<Viewport> {
  const { colours } = await findCachedBrandIdentity()
  return { themeColor: colours.dark }
}

export async function generateMetadata(): Promise<Metadata> {
  const language = await currentPageLanguage()
  const [{ name, description }, identity] = await Promise.all([
    findCachedCompanyDetails(language),
    findCachedBrandIdentity(),
  ])
  return {
    metadataBase: new URL(siteUrl),
    title: { default: name, template: `%s | ${name}` },
    description: description || undefined,
    icons: identity.pageIcons,
  }
}

export default async function SiteLayout({ children, params }: Props) {
  const { locale } = await params
  const edition = parseEdition(locale)
  if (!edition || !isPublishedEdition(edition)) notFound()
  const { language } = edition
  const [{ colourTokens }, preselected, countsWithoutConsent] = await Promise.all([
    findCachedBrandIdentity(),
    cachedIsAnalyticsPreselected(),
    cachedIsViewCountedWithoutConsent(),
  ])
  const { draft } = await getCurrentContentReadOptions(language)
  const { consentWords } = await currentPageWords()
  return (
    <html
      lang={language}
      className={fontVariableClassNames}
      style={colourTokens}
      data-scroll-behavior="smooth"
      suppressHydrationWarning
    >
      <head>
        <DeferredLayoutScript />
      </head>
      <body>
        <EditionProvider edition={{ language, addresses: editionPathPrefixes(edition) }}>
          {draft ? draftBars.map(({ name, Bar }) => <Bar key={name} language={language} />) : null}
          <CookieBanner words={consentWords} analyticsPreselected={preselected} />
          <SiteFrame>{children}</SiteFrame>
          <LayOutDeferredElements />
          <VisitTracking countsWithoutConsent={countsWithoutConsent} />
          <ServiceWorkerRemoval />
        </EditionProvider>
      </body>
    </html>
  )
}
