import type { PayloadRequest } from 'payload'
import { isAdministrator } from '@/src/domain/accounts/roles'
import { isAnonymisedEmail } from '@/src/domain/people/retention'
import {
  findReplyRecipients,
  findReplySignature,
  findReplyTemplates,
} from '@/src/plugins/answers/queries/findReplyTemplatesAndRecipients'
import { OFFER_PROPOSAL_KIND } from '@/src/plugins/answers/rules/replyTemplate'
import { placeholderValues } from '@/src/plugins/answers/words/placeholderValues'
import { canSendMail } from '@/src/queries/canSendMail'

/** Loads the reply templates, and for each of these applications the recipient and their placeholder values. */
export async function readReplyFormContext(req: PayloadRequest, ids: number[]) {
  const [allTemplates, addressees, signature, isServerSet] = await Promise.all([
    findReplyTemplates(req),
    findReplyRecipients(req, ids),
    findReplySignature(req),
    canSendMail(req.payload),
  ])
  return {
    templates: allTemplates.filter(({ kind }) => kind !== OFFER_PROPOSAL_KIND),
    proposalTemplates: allTemplates.filter(({ kind }) => kind === OFFER_PROPOSAL_KIND),
    isServerSet,
    maySetServer: isAdministrator(req.user),
    addressees: addressees.map((addressee) => ({
      ...addressee,
      values: placeholderValues({ ...signature, ...addressee, candidateName: addressee.name }),
    })),
  }
}

/** Whether a reply can be sent to the first recipient, and none has been sent or queued yet. */
export function canSendFirstReply({
  addressees: [addressee],
  isServerSet,
}: ReplyFormContext): boolean {
  if (!addressee || !isServerSet || isAnonymisedEmail(addressee.email)) return false
  return addressee.answeredAt === null && !addressee.hasReply
}

export type ReplyFormContext = Awaited<ReturnType<typeof readReplyFormContext>>
export type ShownReplyRecipient = ReplyFormContext['addressees'][number]
