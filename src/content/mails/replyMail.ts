import type { MailText } from './mailText'

/** To somebody who wrote through the contact form: what staff answer, with what they answer to. */
export function replyMail(reply: {
  subject: string
  text: string
  authorName: string | null
  companyName: string
  message: string
  writtenOn: string
}): MailText {
  return {
    subject: `Re : ${reply.subject}`,
    title: reply.subject,
    paragraphs: [reply.text],
    quote: { label: `Votre message du ${reply.writtenOn}`, text: reply.message },
    footer: [reply.authorName, reply.companyName].filter(Boolean).join(', '),
  }
}
