import type { HistoryLine } from '@/components/admin/jobApplications/historyLine'
import type { ShownCandidateReply } from '@/src/plugins/answers/queries/findCandidateReplies'
import {
  offerProposalWords,
  candidateReplyWords as words,
} from '@/src/plugins/answers/words/admin/candidateReplies'

/** The candidate replies and proposals that were sent, as lines of the history. */
export const replyHistoryLines = (answers: readonly ShownCandidateReply[]): HistoryLine[] =>
  answers.flatMap(({ authorName, body, id, proposedOffer, sentAt, subject }) =>
    sentAt === null
      ? []
      : [
          {
            ...{ at: sentAt, by: authorName, key: `answer-${id}`, kind: 'answered' },
            label: (proposedOffer === null ? words : offerProposalWords).inHistory(subject),
            text: body,
          },
        ],
  )
