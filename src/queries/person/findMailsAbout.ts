import { readFile } from 'node:fs/promises'
import PostalMime, { type Address } from 'postal-mime'
import { addressPattern } from '@/src/domain/people/mentionPattern'
import { findKeptMails, type KeptMail } from '@/src/queries/retention/findKeptMails'

/** Mails kept as files: those to or from the person, and those of others in which the address stands. */
export type KeptMails = { own: KeptMail[]; quoting: KeptMail[] }

/** @param address in small letters */
export async function findMailsAbout(directory: string, address: string): Promise<KeptMails> {
  const pattern = new RegExp(addressPattern(address), 'u')
  const found: KeptMails = { own: [], quoting: [] }
  for (const mail of await findKeptMails(directory)) {
    const { from, to, cc, replyTo, subject, text, html } = await PostalMime.parse(
      await readFile(mail.file),
    )
    const written = [from, ...(to ?? []), ...(cc ?? []), ...(replyTo ?? [])]
    if (written.some((box) => box && addressesOf(box).includes(address))) found.own.push(mail)
    else if ([subject, text, html].some((said) => said && pattern.test(said))) {
      found.quoting.push(mail)
    }
  }
  return found
}

const addressesOf = ({ address, group }: Address) =>
  [address, ...(group ?? []).map((member) => member.address)].map((one) => one?.toLowerCase())
