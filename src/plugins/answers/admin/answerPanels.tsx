import { cache } from 'react'
import type {
  ApplicationPanel,
  PanelProps,
} from '@/components/admin/jobApplications/applicationPanel'
import type { FindHistoryLines } from '@/components/admin/jobApplications/historyLine'
import { findAnswersTo } from '../queries/findAnswers'
import { AnswerProposal } from './AnswerProposal'
import { AnswerSection } from './AnswerSection'
import { isUnanswered, readAnsweringData } from './answeringFor'
import { answerLines } from './answerLines'

// The section and the bar, and the section and the history, show parts of the same answers.
const answeringOn = cache((req: PanelProps['req'], application: number) =>
  readAnsweringData(req, [application]),
)
const answersOn = cache(findAnswersTo)

async function ProposalPanel({ application, req }: PanelProps) {
  const answering = await answeringOn(req, application.id)
  return isUnanswered(answering) ? <AnswerProposal templates={answering.templates} /> : null
}

async function AnswerPanel({ application, req, timezone }: PanelProps) {
  const [answering, answers] = await Promise.all([
    answeringOn(req, application.id),
    answersOn(req, application.id),
  ])
  return (
    <AnswerSection
      answering={answering}
      answers={answers}
      application={application}
      now={new Date()}
      timezone={timezone}
    />
  )
}

export const answerPanels: readonly ApplicationPanel[] = [
  { name: 'answer-proposal', place: 'proposals', Panel: ProposalPanel },
  { name: 'answers', place: 'aside', Panel: AnswerPanel },
]

/** The replies that were sent to the candidate. */
export const findAnswerLines: FindHistoryLines = async (req, application) =>
  answerLines(await answersOn(req, application))
