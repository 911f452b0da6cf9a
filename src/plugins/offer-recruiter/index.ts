import type { Config } from 'payload'
import { addFieldsBefore } from '@/src/configuration/addFieldsBefore'
import { changeCollections } from '@/src/configuration/changeCollections'
import { recruiterField } from './collections/recruiterField'

/** Plugin that gives an offer a recruiter, whom candidates read of and who is mailed their applications. */
export const offerRecruiter =
  () =>
  (config: Config): Config =>
    // The slug follows the fields of the publication.
    changeCollections(config, { 'job-offers': addFieldsBefore('slug', recruiterField) })
