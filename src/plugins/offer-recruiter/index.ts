import type { Config } from 'payload'
import { addFieldsBefore } from '@/src/configuration/addFieldsBefore'
import { changeCollections } from '@/src/configuration/changeCollections'
import { recruiterField } from './collections/recruiterField'

/** Plugin that adds a recruiter to offers: the acknowledgement names this account, and it gets a mail about each application. */
export const offerRecruiter =
  () =>
  (config: Config): Config =>
    // The slug follows the fields of the publication.
    changeCollections(config, { 'job-offers': addFieldsBefore('slug', recruiterField) })
