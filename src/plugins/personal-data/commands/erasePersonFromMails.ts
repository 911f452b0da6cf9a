import { rm, writeFile } from 'node:fs/promises'
import { createTransport } from 'nodemailer'
import PostalMime, { type Address } from 'postal-mime'
import type { MailsAboutPerson } from '@/src/plugins/personal-data/queries/findMailsAboutPerson'
import { emailMentionPattern } from '@/src/plugins/personal-data/rules/mentionPattern'
import { readMailFile } from '@/src/queries/retention/listMailFiles'

type EraseAddressOptions = { address: string; erased: string }

/**
 * Deletes the stored mails to or from the person, and removes the e-mail address from all others.
 */
export async function erasePersonFromMails(
  { own, quoting }: MailsAboutPerson,
  erasing: EraseAddressOptions,
): Promise<void> {
  for (const { file } of own) await rm(file, { force: true })
  for (const mail of quoting) {
    const stored = await readMailFile(mail)
    if (stored) await writeFile(mail.file, await eraseAddressInMail(stored, erasing))
  }
}

// The mail is rebuilt, because its parts may be encoded (base64, quoted-printable).
async function eraseAddressInMail(
  mail: Buffer,
  { address, erased }: EraseAddressOptions,
): Promise<Buffer> {
  const pattern = new RegExp(emailMentionPattern(address), 'gu')
  const replaced = (text: string | undefined) => text?.replaceAll(pattern, () => erased)
  const { headers, subject, text, html, from, to, cc, replyTo, messageId, ...read } =
    await PostalMime.parse(mail)
  const { message } = await createTransport({ streamTransport: true, buffer: true }).sendMail({
    from: from && flattenAddressGroups([from])[0],
    to: flattenAddressGroups(to),
    cc: flattenAddressGroups(cc),
    replyTo: flattenAddressGroups(replyTo),
    messageId,
    inReplyTo: read.inReplyTo,
    references: read.references,
    date: read.date,
    subject: replaced(subject),
    text: replaced(text),
    html: replaced(html),
    headers: headers
      .filter(({ key }) => key === 'auto-submitted')
      .map(({ key, value }) => ({ key, value })),
  })
  return Buffer.isBuffer(message) ? message : mail
}

const flattenAddressGroups = (boxes: Address[] = []) =>
  boxes.flatMap(({ name, address, group }) =>
    group ? group.map((member) => ({ ...member })) : [{ name, address: address ?? '' }],
  )
