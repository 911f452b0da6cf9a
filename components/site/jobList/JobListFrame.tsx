import type { ReactNode } from 'react'
import { Section } from '@/components/ui/Section'
import { currentPageWords } from '@/src/content/currentPageWords'
import type { PublicSiteWords } from '@/src/content/siteWords'
import type { CriteriaForJobSearch } from '@/src/domain/offers/criteria'
import { JOB_LIST_ANCHOR } from './anchors'
import { JobSearchForm } from './JobSearchForm'
import type { SearchWords } from './JobSearchPanel'

type Props = { criteria: CriteriaForJobSearch; children: ReactNode }

/** The search form with its results below. */
export async function JobListFrame({ criteria, children }: Props) {
  const words = await currentPageWords()
  return (
    <Section id={JOB_LIST_ANCHOR} labelledBy="titre-offres">
      <h2 id="titre-offres" className="visually-hidden">
        {words.jobListWords.offers}
      </h2>
      <JobSearchForm words={pickSearchWords(words, criteria)}>{children}</JobSearchForm>
    </Section>
  )
}

// Picks the needed texts, because all props are sent to the browser; functions cannot be sent.
function pickSearchWords(words: PublicSiteWords, criteria: CriteriaForJobSearch): SearchWords {
  return {
    jobSearchWords: words.jobSearchWords,
    jobFilterLabels: words.jobFilterLabels,
    jobSortLabels: words.jobSortLabels,
    criteria: {
      category: toSearchableLocations(criteria.category),
      location: toSearchableLocations(criteria.location),
      contract: toSearchableLocations(criteria.contract),
      experience: toSearchableLocations(criteria.experience),
    },
    jobRemoteLabels: words.jobRemoteLabels,
    jobPayLabels: words.jobPayLabels,
    quotation: words.siteWords.quotation,
  }
}

const toSearchableLocations = (locations: CriteriaForJobSearch['location']) =>
  locations.map(({ word, label, isOffered }) => ({ word, label, isOffered }))
