import type { PayloadRequest } from 'payload'
import { isAdministrator } from '@/src/domain/accounts/roles'
import { isAnonymised } from '@/src/domain/people/retention'
import {
  findAddressees,
  findAnswerTemplates,
  findSignature,
} from '@/src/plugins/answers/queries/findAnswering'
import { placeholderValues } from '@/src/plugins/answers/words/placeholderValues'
import { canMailLeave } from '@/src/queries/canMailLeave'

/** Loads the reply templates, and for each of these applications the recipient and their placeholder values. */
export async function readAnsweringData(req: PayloadRequest, ids: number[]) {
  const [templates, addressees, signature, isServerSet] = await Promise.all([
    findAnswerTemplates(req),
    findAddressees(req, ids),
    findSignature(req),
    canMailLeave(req.payload),
  ])
  return {
    templates,
    isServerSet,
    maySetServer: isAdministrator(req.user),
    addressees: addressees.map((addressee) => ({
      ...addressee,
      values: placeholderValues({ ...signature, ...addressee, candidateName: addressee.name }),
    })),
  }
}

/** Whether a reply can be sent to the first recipient, and none has been sent or queued yet. */
export function isUnanswered({ addressees: [addressee], isServerSet }: AnswerContext): boolean {
  if (!addressee || !isServerSet || isAnonymised(addressee.email)) return false
  return addressee.answeredAt === null && addressee.seen === null
}

export type AnswerContext = Awaited<ReturnType<typeof readAnsweringData>>
export type ShownAddressee = AnswerContext['addressees'][number]
