import type { ReactNode } from 'react'
import { Section } from '@/components/ui/Section'
import { jobListWords } from '@/src/content/fr/jobList'
import { JOB_LIST_ANCHOR } from './anchors'
import { JobListUpdates } from './JobListUpdates'
import { JobSearchForm } from './JobSearchForm'

/** The search, and below it what it finds. */
export function JobListFrame({ children }: { children: ReactNode }) {
  return (
    <Section id={JOB_LIST_ANCHOR} labelledBy="titre-offres">
      <h2 id="titre-offres" className="visually-hidden">
        {jobListWords.offers}
      </h2>
      <JobSearchForm>{children}</JobSearchForm>
      <JobListUpdates />
    </Section>
  )
}
