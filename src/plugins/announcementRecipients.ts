import type { FindAnnouncementRecipients } from '@/src/notifications/applicationMailParts'
import { findRecruiterRecipients } from './offer-recruiter/jobs/recruiterInMails'

/** E-mail addresses to which the mail about a new application goes besides those of the settings. */
export const announcementRecipients: readonly FindAnnouncementRecipients[] = [
  findRecruiterRecipients,
]
