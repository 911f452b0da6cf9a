import type { ApplicationAction } from '@/components/admin/jobApplications/applicationAction'
import { AnswerSelection } from './AnswerSelection'
import { AnswersLink } from './AnswersLink'

export const answerAction: ApplicationAction = {
  name: 'answer',
  Action: AnswerSelection,
  AfterReview: AnswersLink,
}
