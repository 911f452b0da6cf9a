import { greeting } from '@/src/content/mails/accountMails'
import type { MailText } from '@/src/content/mails/mailText'

/** Mail to the previous e-mail address of an account. */
export function formerEmailAddressMailText(change: {
  name: string
  companyName: string
  companyAddress: string
  /** The user who made the change; null when it was the account owner. */
  changedBy: string | null
}): MailText {
  const { name, companyName, companyAddress, changedBy } = change
  return {
    subject: 'L’adresse e-mail de votre compte a changé',
    title: 'Votre adresse de connexion a changé',
    paragraphs: [
      greeting(name),
      `${changedBy ? `${changedBy} a remplacé` : 'Vous avez remplacé'} l’adresse e-mail de votre compte d’administration du site ${companyName}. La présente adresse ne permet plus de s’y connecter, et ne reçoit plus rien de ce compte.`,
    ],
    footer: `Si vous n’en saviez rien, prévenez sans attendre un Super Administrateur, ou écrivez à ${companyAddress}.`,
  }
}
