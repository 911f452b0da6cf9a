import type { ApplicationStatus } from '@/src/domain/applicationStatus'

export type CurriculumVitaeContent = {
  headline: string
  city: string
  summary: string
  experiences: { period: string; position: string; tasks: string[] }[]
  education: { period: string; degree: string }[]
  skills: string[]
  languages: string
}

export type CoverLetterContent = { subject: string; paragraphs: string[] }

/** A fictitious candidate; `key` makes the application one, however often the seed runs. */
export type JobApplicationContent = {
  key: string
  candidateName: string
  candidateEmail: string
  candidatePhone?: string
  /** Title of one of the seeded offers; left out for a spontaneous application. */
  offerTitle?: string
  status: ApplicationStatus
  receivedDaysAgo: number
  curriculumVitae?: CurriculumVitaeContent
  coverLetterText?: string
  coverLetterFile?: CoverLetterContent
}
