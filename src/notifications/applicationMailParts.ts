import type { Payload } from 'payload'
import type { ApplicationToAnnounce } from '@/src/domain/mails/staffNotification'

/** Finds a sentence of the acknowledgement in the candidate's language; null when it has none. */
export type FindAcknowledgementSentence = (
  payload: Payload,
  application: ApplicationToAnnounce,
) => Promise<string | null>

/** Finds who receives the mail about a new application besides the recipients of the settings. */
export type FindAnnouncementRecipients = (
  payload: Payload,
  application: ApplicationToAnnounce,
) => Promise<string[]>
