import type { SiteLanguage } from '@/src/domain/languages/siteLocale'
import { senderLanguageFacts } from '../visitorLanguage'
import type { MailText } from './mailText'

/** Mail to staff about a new message from the contact form. */
export function newMessageMail(message: {
  /** The language of the form. */
  language: SiteLanguage
  name: string
  email: string
  subject: string
  message: string
  adminUrl: string | null
}): MailText {
  return {
    subject: `Nouveau message : ${message.subject}`,
    title: 'Nouveau message',
    paragraphs: [`${message.name} vous a écrit depuis le formulaire de contact.`],
    facts: [
      { label: 'Nom', value: message.name },
      { label: 'E-mail', value: message.email },
      { label: 'Sujet', value: message.subject },
      ...senderLanguageFacts(message.language),
    ],
    quote: { label: 'Message', text: message.message },
    link: message.adminUrl ? { label: 'Ouvrir le message', url: message.adminUrl } : undefined,
    footer: 'Répondre à ce message écrit directement à son auteur.',
  }
}
