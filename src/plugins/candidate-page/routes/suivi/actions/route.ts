import { NO_STORE_HEADERS } from '@/src/app/api/privateJson'
import { env } from '@/src/env'
import { runCandidateAction } from '@/src/plugins/candidate-page/commands/candidateActions'
import { writeOwnCopy } from '@/src/plugins/candidate-page/commands/writeOwnCopy'
import {
  ACTION_FIELD,
  CANDIDATE_ACTIONS,
  type CandidateAction,
  type CandidateNotice,
  CONFIRMATION_FIELD,
  COPY_ACTION,
  isErasureConfirmed,
} from '@/src/plugins/candidate-page/rules/candidateSession'
import { candidateWords } from '@/src/plugins/candidate-page/words/candidateWords'
import { ownCopyWords } from '@/src/plugins/candidate-page/words/ownCopy'
import { readOwnSession } from '../../readOwnSession'
import { backToPage, type LinkForm, receiveLinkForm } from '../receiveLinkForm'

const NOTICES: Record<CandidateAction, CandidateNotice> = {
  withdraw: 'withdrawn',
  erase: 'erasure-requested',
  'cancel-erasure': 'erasure-cancelled',
}

/** A candidate with an open session withdraws the application, has it erased, or downloads a copy. */
export function POST(request: Request): Promise<Response> {
  return receiveLinkForm(request, 'An action of a candidate failed', async (form) => {
    const { payload, nonce, sent, edition, headers, now } = form
    const application = await readOwnSession(payload, { nonce, headers, now })
    if (application !== null && sent.get(ACTION_FIELD) === COPY_ACTION) {
      return copyResponse(form, application)
    }
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

async function copyResponse({ payload, edition, headers }: LinkForm, application: number) {
  const { archive, data, listTexts, fileNames } = ownCopyWords[edition.language]
  const options = { env, headers, dataName: data, fileNames, listTexts }
  return new Response(new Uint8Array(await writeOwnCopy(payload, application, options)), {
    headers: {
      ...NO_STORE_HEADERS,
      'Content-Type': 'application/zip',
      'Content-Disposition': `attachment; filename="${archive}"`,
    },
  })
}
