import type { Metadata, Viewport } from 'next'
import { notFound } from 'next/navigation'
import type { ReactNode } from 'react'
import '@/components/ui/tokens.css'
import '@/components/ui/base.css'
import { ArrivalMark } from '@/components/site/arrival/ArrivalMark'
import { PauseBeforeStart } from '@/components/site/arrival/PauseBeforeStart'
import { RestOfPage } from '@/components/site/arrival/RestOfPage'
import { CookieBanner } from '@/components/site/CookieBanner'
import { PreviewBar } from '@/components/site/preview/PreviewBar'
import { ServiceWorkerRemoval } from '@/components/site/ServiceWorkerRemoval'
import { SiteFooter } from '@/components/site/SiteFooter'
import { SiteHeader } from '@/components/site/SiteHeader'
import { VisitTracking } from '@/components/site/visits/VisitTracking'
import { fontVariables } from '@/components/ui/fonts'
import { siteIcons } from '@/src/app/siteIcons'
import { siteUrl } from '@/src/app/siteUrl'
import { pageLanguage, pageWords } from '@/src/content/pageWords'
import { colourStyle } from '@/src/domain/identity'
import {
  keptAnalyticsPreselected,
  keptCompany,
  keptCountsWithoutConsent,
  keptExpertiseLinks,
  keptIdentity,
  keptNavigation,
  keptOffices,
} from '@/src/kept/content'
import { currentReader } from '@/src/kept/currentReader'

// No `dynamic` here: a static layout would empty the search parameters of the job list. Pages say it.
export const generateStaticParams = () => []

type Props = { children: ReactNode; params: Promise<{ locale: string }> }

export async function generateViewport(): Promise<Viewport> {
  const { colours } = await keptIdentity()
  return { themeColor: colours.dark }
}

export async function generateMetadata(): Promise<Metadata> {
  const language = await pageLanguage()
  const [{ name, description }, identity] = await Promise.all([
    keptCompany(language),
    keptIdentity(),
  ])
  return {
    metadataBase: new URL(siteUrl),
    title: { default: name, template: `%s | ${name}` },
    description: description || undefined,
    icons: siteIcons(identity),
  }
}

export default async function SiteLayout({ children, params }: Props) {
  const language = await pageLanguage()
  const { locale } = await params
  if (locale !== 'fr') notFound()
  const [company, identity, navigation, expertises, offices, preselected, countsWithoutConsent] =
    await Promise.all([
      keptCompany(language),
      keptIdentity(),
      keptNavigation(language),
      keptExpertiseLinks(language),
      keptOffices(language),
      keptAnalyticsPreselected(),
      keptCountsWithoutConsent(),
    ])
  const { draft } = await currentReader(language)
  const { consentWords } = await pageWords()
  return (
    <html
      lang="fr"
      className={fontVariables}
      style={colourStyle(identity.colours)}
      data-scroll-behavior="smooth"
      suppressHydrationWarning
    >
      <head>
        <ArrivalMark />
      </head>
      <body>
        {draft ? <PreviewBar /> : null}
        <CookieBanner words={consentWords} analyticsPreselected={preselected} />
        <SiteHeader company={company} logo={identity.logo} navigation={navigation} />
        <main id="contenu" tabIndex={-1}>
          {children}
        </main>
        <SiteFooter
          company={company}
          logo={identity.logoOnDark}
          quickLinks={navigation}
          expertises={expertises}
          offices={offices}
        />
        <PauseBeforeStart />
        <RestOfPage />
        <VisitTracking countsWithoutConsent={countsWithoutConsent} />
        <ServiceWorkerRemoval />
      </body>
    </html>
  )
}
