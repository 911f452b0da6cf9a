import PostalMime, { type Address } from 'postal-mime'
import { emailMentionPattern } from '@/src/plugins/personal-data/rules/mentionPattern'
import { listMailFiles, type MailFile, readMailFile } from '@/src/queries/retention/listMailFiles'

/** Mails stored as files: to or from the person, and those of others that contain the address. */
export type MailsAboutPerson = { own: MailFile[]; quoting: MailFile[] }

/** @param address in lower case */
export async function findMailsAboutPerson(
  directory: string,
  address: string,
): Promise<MailsAboutPerson> {
  const pattern = new RegExp(emailMentionPattern(address), 'u')
  const found: MailsAboutPerson = { own: [], quoting: [] }
  for (const mail of await listMailFiles(directory)) {
    const stored = await readMailFile(mail)
    if (!stored) continue
    const { from, to, cc, replyTo, subject, text, html } = await PostalMime.parse(stored)
    const written = [from, ...(to ?? []), ...(cc ?? []), ...(replyTo ?? [])]
    if (written.some((box) => box && lowerCaseEmailsOf(box).includes(address))) found.own.push(mail)
    else if ([subject, text, html].some((part) => part && pattern.test(part))) {
      found.quoting.push(mail)
    }
  }
  return found
}

const lowerCaseEmailsOf = ({ address, group }: Address) =>
  [address, ...(group ?? []).map((member) => member.address)].map((one) => one?.toLowerCase())
