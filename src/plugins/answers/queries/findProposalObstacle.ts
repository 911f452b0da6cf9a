import type { Payload, PayloadRequest } from 'payload'
import { findApplicationWithConsent } from '@/src/plugins/retention/queries/internal/findApplicationWithConsent'
import { keepConsentState } from '@/src/plugins/retention/rules/keepConsent'
import { findOffersByIds } from '@/src/queries/findOffersByIds'
import type { ProposalObstacle } from '../rules/offerProposal'

type Proposal = { application: number; proposedOffer?: number | null; now: Date }

type Transaction = Pick<PayloadRequest, 'transactionID'> & {
  drizzle: Pick<Payload['db']['drizzle'], 'execute'>
}

/**
 * Why an offer cannot be proposed to a candidate now; null for a reply, which proposes none. Only a
 * candidate with a valid consent is written to, about an offer that visitors see.
 */
export async function findProposalObstacle(
  payload: Payload,
  { application, now, proposedOffer }: Proposal,
  transaction?: Transaction,
): Promise<ProposalObstacle | null> {
  if (typeof proposedOffer !== 'number') return null
  const found = await findApplicationWithConsent(payload, { id: application }, transaction?.drizzle)
  const isKept = found && !found.isApplicationWithdrawn && keepConsentState(found, now) === 'active'
  if (!isKept) return 'noConsent'
  const [offer] = await findOffersByIds(payload, [proposedOffer], transaction)
  return offer ? null : 'offerOffline'
}
