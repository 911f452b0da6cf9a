import { NO_STORE_HEADERS } from '@/src/app/api/privateJsonResponse'
import { env } from '@/src/env'
import { runCandidateAction } from '@/src/plugins/candidate-page/commands/candidateActions'
import { createCandidateDataArchive } from '@/src/plugins/candidate-page/commands/createCandidateDataArchive'
import {
  ACTION_FIELD,
  CANDIDATE_ACTIONS,
  type CandidateAction,
  type CandidateNotice,
  CONFIRMATION_FIELD,
  DATA_COPY_ACTION,
  isErasureConfirmed,
} from '@/src/plugins/candidate-page/rules/candidateSession'
import { candidateDataCopyWords } from '@/src/plugins/candidate-page/words/candidateDataCopy'
import { candidateWords } from '@/src/plugins/candidate-page/words/candidateWords'
import { readSessionApplicationId } from '../../readSessionApplicationId'
import { type ReceivedLinkForm, receiveLinkForm, redirectToCandidatePage } from '../receiveLinkForm'

const NOTICE_BY_CANDIDATE_ACTION: Record<CandidateAction, CandidateNotice> = {
  withdraw: 'withdrawn',
  'replace-earlier': 'earlier-replaced',
  erase: 'erasure-requested',
  'cancel-erasure': 'erasure-cancelled',
}

/**
 * A candidate with an open session withdraws this or earlier applications, requests or cancels the
 * erasure, or downloads a copy.
 */
export function POST(request: Request): Promise<Response> {
  return receiveLinkForm(request, 'An action of a candidate failed', async (form) => {
    const { payload, nonce, sent, edition, headers, now } = form
    const application = await readSessionApplicationId(payload, { nonce, headers, now })
    if (application !== null && sent.get(ACTION_FIELD) === DATA_COPY_ACTION) {
      return dataCopyResponse(form, application)
    }
    const action = CANDIDATE_ACTIONS.find((known) => known === sent.get(ACTION_FIELD))
    if (application === null || !action) {
      return redirectToCandidatePage(form, { notice: 'session-ended', session: '' })
    }
    const { erasureWord } = candidateWords[edition.language]
    if (action === 'erase' && !isErasureConfirmed(sent.get(CONFIRMATION_FIELD), erasureWord)) {
      return redirectToCandidatePage(form, { notice: 'erasure-unconfirmed' })
    }
    const hasChanged = await runCandidateAction(payload, action, { application, headers, now })
    if (action === 'replace-earlier' && !hasChanged) {
      return redirectToCandidatePage(form, { notice: 'nothing-to-replace' })
    }
    const notice = NOTICE_BY_CANDIDATE_ACTION[action]
    return redirectToCandidatePage(
      form,
      action === 'withdraw' ? { notice, session: '' } : { notice },
    )
  })
}

async function dataCopyResponse(
  { payload, edition, headers }: ReceivedLinkForm,
  application: number,
) {
  const { archive, data, listTexts, fileNames } = candidateDataCopyWords[edition.language]
  const options = { env, headers, dataName: data, fileNames, listTexts }
  return new Response(
    new Uint8Array(await createCandidateDataArchive(payload, application, options)),
    {
      headers: {
        ...NO_STORE_HEADERS,
        'Content-Type': 'application/zip',
        'Content-Disposition': `attachment; filename="${archive}"`,
      },
    },
  )
}
