import type { ReactNode } from 'react'
import { JobListFrame } from '@/components/site/jobList/JobListFrame'
import { JobListIntro } from '@/components/site/jobList/JobListIntro'
import { ReasonsToJoin } from '@/components/site/jobList/ReasonsToJoin'
import { SpontaneousCall } from '@/components/site/jobList/SpontaneousCall'
import { StructuredData } from '@/components/site/StructuredData'
import { siteUrl } from '@/src/app/siteUrl'
import { cachedJobListTexts } from '@/src/cache/content'
import { cachedCriteria } from '@/src/cache/offers'
import { pageEdition, pageWords } from '@/src/content/pageWords'
import { breadcrumbList } from '@/src/domain/structuredData/breadcrumbList'
import { HOME_PATH } from '@/src/domain/urls/sitePaths'

/** The layout around the offers, with the search form. It stays mounted while the list changes. */
export default async function JobListLayout({ children }: { children: ReactNode }) {
  const edition = await pageEdition()
  const { defaultJobListTexts, siteWords } = await pageWords()
  const texts = (await cachedJobListTexts(edition.language)) ?? defaultJobListTexts
  const trail = [{ label: siteWords.home, url: HOME_PATH }]
  return (
    <>
      <StructuredData content={breadcrumbList({ trail, current: texts.title, siteUrl, edition })} />
      <JobListIntro title={texts.title} intro={texts.intro} benefits={texts.benefits} />
      <JobListFrame criteria={await cachedCriteria(edition.language)}>{children}</JobListFrame>
      <SpontaneousCall {...texts.spontaneous} />
      {texts.reasons.cards.length > 0 ? <ReasonsToJoin {...texts.reasons} /> : null}
    </>
  )
}
