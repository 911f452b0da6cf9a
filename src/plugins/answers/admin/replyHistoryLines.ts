import type { HistoryLine } from '@/components/admin/jobApplications/historyLine'
import type { ShownCandidateReply } from '@/src/plugins/answers/queries/findCandidateReplies'
import { candidateReplyWords as words } from '@/src/plugins/answers/words/admin/candidateReplies'

/** The candidate replies that were sent, as lines of the history. */
export const replyHistoryLines = (answers: readonly ShownCandidateReply[]): HistoryLine[] =>
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
