import { readFile } from 'node:fs/promises'
import PostalMime from 'postal-mime'
import { mentionPattern } from '@/src/domain/personRecord'
import { findKeptMails, type KeptMail } from '@/src/queries/retention/findKeptMails'
import { type PersonRecords, tellingNames } from './findPersonRecords'

/** The mails kept as files that are written to, by or about the person. */
export async function findMailsAbout(
  directory: string,
  person: PersonRecords,
): Promise<KeptMail[]> {
  const pattern = new RegExp(mentionPattern(person.address, tellingNames(person)), 'i')
  const about: KeptMail[] = []
  for (const mail of await findKeptMails(directory)) {
    const said = await readMail(mail.file)
    if (pattern.test(said)) about.push(mail)
  }
  return about
}

// As the mail program shows it: what stands in the file may be enciphered for transport.
async function readMail(file: string): Promise<string> {
  const { headers, subject, text, html, from, to, cc, replyTo } = await PostalMime.parse(
    await readFile(file),
  )
  return JSON.stringify([subject, text, html, from, to, cc, replyTo, headers])
}
