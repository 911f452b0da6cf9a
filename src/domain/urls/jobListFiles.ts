import { jobListFiles } from '../../plugins/jobListFiles'
import { type SiteLanguage, SOURCE_LANGUAGE } from '../languages/siteLocale'
import { JOB_LIST_PATH } from './sitePaths'

/** A file below the job list that takes the same search as the list: its name in each language. */
export type JobListFileNames = Readonly<Record<SiteLanguage, string>>

/** The internal paths of the files below the job list. */
export const JOB_LIST_FILE_PATHS: readonly string[] = jobListFiles.map(
  (names) => `${JOB_LIST_PATH}/${names[SOURCE_LANGUAGE]}`,
)
