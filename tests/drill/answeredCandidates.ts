import { createLocalReq, type Payload } from 'payload'
import type { SignedInUser } from '@/src/domain/accounts/signedInUser'
import {
  fillReplyTemplate,
  isReplyReadyToSend,
} from '@/src/plugins/answers/admin/candidateReplyDraft'
import { readReplyFormContext } from '@/src/plugins/answers/admin/readReplyFormContext'
import { REPLY_TEMPLATE_KINDS } from '@/src/plugins/answers/rules/replyTemplate'
import { anApplication } from '@/tests/support/anApplication'
import type { startSmtpServer } from '@/tests/support/startSmtpServer'

export type WrittenReply = {
  application: number
  template: number | null
  seen: null
  subject: string
  body: string
}
/** A recipient, with the reply that they must receive. */
export type AddressedCandidate = {
  email: string
  language: string
  letter: WrittenReply
  isHeld: boolean
}

type ReceivedMails = Awaited<ReturnType<typeof startSmtpServer>>['mails']

/**
 * Creates candidates, a third of them English, each with a reply as the page suggests it: from
 * every template, some edited, and the incomplete ones on hold.
 */
export async function createAddressedCandidates(
  payload: Payload,
  user: SignedInUser,
  count: number,
): Promise<AddressedCandidate[]> {
  const ids: number[] = []
  for (let place = 0; place < count; place++) {
    const candidateName = `Candidate nº ${place}`
    const language = place % 3 === 0 ? 'en' : 'fr'
    const candidateEmail = `candidat-${ids.length}-${crypto.randomUUID()}@candidats.test`
    ids.push((await anApplication(payload, { candidateName, candidateEmail, language })).id)
  }
  const req = await createLocalReq({ user }, payload)
  const addressed: AddressedCandidate[] = []
  // The maximum of one request.
  for (let start = 0; start < ids.length; start += 100) {
    const { addressees, templates } = await readReplyFormContext(req, ids.slice(start, start + 100))
    for (const addressee of addressees) {
      const place = addressed.length
      const kind = REPLY_TEMPLATE_KINDS[place % REPLY_TEMPLATE_KINDS.length]
      const template = templates.find((one) => one.kind === kind)
      const filled = template && fillReplyTemplate(addressee, template)
      if (!filled) throw new Error(`There is no template of the kind ${kind}`)
      const isHeld = !isReplyReadyToSend(filled) && place % 10 === 2
      const body = isHeld ? filled.body : editReplyBody(filled.body, place)
      const letter = {
        application: addressee.id,
        template: template.id,
        seen: null,
        ...filled,
        body,
      }
      addressed.push({ email: addressee.email, language: addressee.language, letter, isHeld })
    }
  }
  return addressed
}

const editReplyBody = (body: string, place: number) =>
  body.replace('{{à compléter}}', `jeudi ${place}, 14 h`) +
  (place % 7 === 0 ? `\n\nP.-S. à la main nº ${place} & <b>sans gras</b>` : '')

const collapseSpaces = (text = '') => text.replaceAll(/\s+/g, ' ').trim()

/** The errors in the received mails: missing, wrong, or unexpected ones. */
export function findMailFaults(mails: ReceivedMails, wanted: AddressedCandidate[]): string[] {
  const byAddress = new Map<string, ReceivedMails>()
  for (const mail of mails) {
    const address = String(mail.envelopeTo)
    if (!address.endsWith('@candidats.test')) continue
    byAddress.set(address, [...(byAddress.get(address) ?? []), mail])
  }
  const known = new Set(wanted.map(({ email }) => email))
  const uninvited = [...byAddress.keys()].filter((email) => !known.has(email))
  return [
    ...uninvited.map((email) => `${email} should have had nothing`),
    ...wanted.flatMap(({ email, language, letter }) => {
      const received = byAddress.get(email) ?? []
      const isRight = (mail: ReceivedMails[number]) =>
        mail.subject === letter.subject &&
        collapseSpaces(mail.text).includes(collapseSpaces(letter.body)) &&
        mail.html?.includes(`<html lang="${language}">`) &&
        (language === 'en' ? /Dear Candidate/ : /Bonjour Candidate/).test(mail.text ?? '')
      if (received.length === 0) return [`${email} has nothing`]
      if (!received.every(isRight)) return [`${email} has other words`]
      return received.length === 1 ? [] : [`${email} has ${received.length} mails`]
    }),
  ]
}
