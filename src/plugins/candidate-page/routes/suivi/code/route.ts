import { openCandidateSession } from '@/src/plugins/candidate-page/commands/openCandidateSession'
import { requestCandidateCode } from '@/src/plugins/candidate-page/commands/requestCandidateCode'
import { CANDIDATE_CODE_FIELD } from '@/src/plugins/candidate-page/rules/candidateSession'
import { receiveLinkForm, redirectToCandidatePage } from '../receiveLinkForm'

/** Mails a code to the candidate; with a code, opens the session. */
export function POST(request: Request): Promise<Response> {
  return receiveLinkForm(request, 'A candidate’s code could not be handled', async (form) => {
    const { payload, nonce, sent, now } = form
    const typed = sent.get(CANDIDATE_CODE_FIELD)
    if (typed === null) {
      return redirectToCandidatePage(form, {
        notice: await requestCandidateCode(payload, nonce, now),
      })
    }
    // The spaces of a copied code do not count.
    const code = typed.replace(/\s/g, '')
    const opened = await openCandidateSession(payload, { nonce, code, now })
    return 'session' in opened
      ? redirectToCandidatePage(form, { notice: 'session-opened', session: opened.session })
      : redirectToCandidatePage(form, { notice: opened.refusal })
  })
}
