import { editionHref } from '@/src/domain/languages/editionPath'
import { revokeLinkAsCandidate } from '@/src/plugins/candidate-page/commands/revokeCandidateLink'
import {
  CANDIDATE_PAGE_PATH,
  LINK_REVOKED_PARAMETER,
} from '@/src/plugins/candidate-page/rules/candidatePage'
import { privateSeeOtherResponse, receiveLinkForm } from '../receiveLinkForm'

/** « Ce n’est pas moi »: revokes the link of the page. */
export function POST(request: Request): Promise<Response> {
  return receiveLinkForm(
    request,
    'A candidate link could not be revoked',
    async ({ payload, nonce, headers, edition }) => {
      await revokeLinkAsCandidate(payload, nonce, headers)
      return privateSeeOtherResponse(
        editionHref(edition, `${CANDIDATE_PAGE_PATH}?${LINK_REVOKED_PARAMETER}`),
      )
    },
  )
}
