import type { HistoryLine } from '@/components/admin/jobApplications/historyLine'
import type { ShownAnswer } from '../queries/findAnswers'
import { answerWords as words } from '../words/admin/answers'

/** The candidate replies that were sent, as lines of the history. */
export const answerLines = (answers: readonly ShownAnswer[]): HistoryLine[] =>
  answers.flatMap(({ authorName, body, id, sentAt, subject }) =>
    sentAt === null
      ? []
      : [
          {
            ...{ at: sentAt, by: authorName, key: `answer-${id}`, kind: 'answered' },
            ...{ label: words.inHistory(subject), text: body },
          },
        ],
  )
