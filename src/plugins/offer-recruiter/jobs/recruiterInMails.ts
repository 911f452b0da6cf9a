import type {
  FindAcknowledgementSentence,
  FindAnnouncementRecipients,
} from '@/src/notifications/applicationMailParts'
import { recruiterSentence } from '../notifications/recruiterSentence'
import { findRecruiterOfApplication } from '../queries/internal/findRecruiterOfApplication'

export const findRecruiterSentence: FindAcknowledgementSentence = async (
  payload,
  { id, language },
) => {
  const recruiter = await findRecruiterOfApplication(payload, id)
  return recruiter && recruiterSentence(language, recruiter)
}

export const findRecruiterRecipients: FindAnnouncementRecipients = async (payload, { id }) => {
  const recruiter = await findRecruiterOfApplication(payload, id)
  return recruiter ? [recruiter.email] : []
}
