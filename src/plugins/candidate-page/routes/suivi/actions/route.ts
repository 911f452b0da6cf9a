import { runCandidateAction } from '@/src/plugins/candidate-page/commands/candidateActions'
import {
  ACTION_FIELD,
  CANDIDATE_ACTIONS,
  type CandidateAction,
  type CandidateNotice,
  CONFIRMATION_FIELD,
  isErasureConfirmed,
} from '@/src/plugins/candidate-page/rules/candidateSession'
import { candidateWords } from '@/src/plugins/candidate-page/words/candidateWords'
import { readOwnSession } from '../../readOwnSession'
import { backToPage, receiveLinkForm } from '../receiveLinkForm'

const NOTICES: Record<CandidateAction, CandidateNotice> = {
  withdraw: 'withdrawn',
  erase: 'erasure-requested',
  'cancel-erasure': 'erasure-cancelled',
}

/** A candidate with an open session withdraws the application, or has it erased. */
export function POST(request: Request): Promise<Response> {
  return receiveLinkForm(request, 'An action of a candidate failed', async (form) => {
    const { payload, nonce, sent, edition, headers, now } = form
    const application = await readOwnSession(payload, { nonce, headers, now })
    const action = CANDIDATE_ACTIONS.find((known) => known === sent.get(ACTION_FIELD))
    if (application === null || !action) {
      return backToPage(form, { notice: 'session-ended', session: '' })
    }
    const { erasureWord } = candidateWords[edition.language]
    if (action === 'erase' && !isErasureConfirmed(sent.get(CONFIRMATION_FIELD), erasureWord)) {
      return backToPage(form, { notice: 'erasure-unconfirmed' })
    }
    await runCandidateAction(payload, action, { application, headers, now })
    const notice = NOTICES[action]
    return backToPage(form, action === 'withdraw' ? { notice, session: '' } : { notice })
  })
}
