import type { ReactNode } from 'react'
import { JobListFrame } from '@/components/site/jobList/JobListFrame'
import { JobListIntro } from '@/components/site/jobList/JobListIntro'
import { ReasonsToJoin } from '@/components/site/jobList/ReasonsToJoin'
import { SpontaneousApplicationInvite } from '@/components/site/jobList/SpontaneousApplicationInvite'
import { findCachedJobListTexts } from '@/src/cache/content'
import { findCachedOfferCriteria } from '@/src/cache/offers'
import { currentPageLanguage, currentPageWords } from '@/src/content/currentPageWords'
import { pageDescribers } from '@/src/plugins/pageDescribers'

/** The layout around the offers, with the search form. It stays mounted while the list changes. */
export default async function JobListLayout({ children }: { children: ReactNode }) {
  const language = await currentPageLanguage()
  const { defaultJobListTexts } = await currentPageWords()
  const texts = (await findCachedJobListTexts(language)) ?? defaultJobListTexts
  return (
    <>
      {pageDescribers.map(({ name, Trail }) => (
        <Trail key={name} trail={[]} current={texts.title} />
      ))}
      <JobListIntro title={texts.title} intro={texts.intro} benefits={texts.benefits} />
      <JobListFrame criteria={await findCachedOfferCriteria(language)}>{children}</JobListFrame>
      <SpontaneousApplicationInvite {...texts.spontaneous} />
      {texts.reasons.cards.length > 0 ? <ReasonsToJoin {...texts.reasons} /> : null}
    </>
  )
}
