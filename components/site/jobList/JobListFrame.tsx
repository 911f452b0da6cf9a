import type { ReactNode } from 'react'
import { Section } from '@/components/ui/Section'
import { pageWords } from '@/src/content/pageWords'
import type { Words } from '@/src/content/words'
import { JOB_LIST_ANCHOR } from './anchors'
import { JobSearchForm } from './JobSearchForm'
import type { SearchWords } from './JobSearchPanel'

/** The search, and below it what it finds. */
export async function JobListFrame({ children }: { children: ReactNode }) {
  const words = await pageWords()
  return (
    <Section id={JOB_LIST_ANCHOR} labelledBy="titre-offres">
      <h2 id="titre-offres" className="visually-hidden">
        {words.jobListWords.offers}
      </h2>
      <JobSearchForm words={searchWords(words)}>{children}</JobSearchForm>
    </Section>
  )
}

// Picked by hand: what else there is must not go to the browser, and functions cannot.
function searchWords(words: Words): SearchWords {
  return {
    jobSearchWords: words.jobSearchWords,
    jobFilterLabels: words.jobFilterLabels,
    jobSortLabels: words.jobSortLabels,
    jobCategoryLabels: words.jobCategoryLabels,
    jobLocationLabels: words.jobLocationLabels,
    contractLabels: words.contractLabels,
    experienceLabels: words.experienceLabels,
    jobRemoteLabels: words.jobRemoteLabels,
    jobPayLabels: words.jobPayLabels,
    quotation: words.siteWords.quotation,
  }
}
