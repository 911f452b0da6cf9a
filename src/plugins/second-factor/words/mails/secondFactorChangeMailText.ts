import { greeting } from '@/src/content/mails/accountMails'
import type { MailText } from '@/src/content/mails/mailText'
import type { SecondFactorChangeKind } from '@/src/plugins/second-factor/rules/secondFactor'

const CHANGE_SENTENCES = {
  on: 'la double authentification de votre compte a été activée',
  replaced: 'l’application d’authentification de votre compte a été remplacée',
  codes: 'de nouveaux codes de secours ont remplacé les précédents',
  off: 'la double authentification de votre compte a été désactivée',
  reset: 'la double authentification de votre compte a été réinitialisée',
} as const satisfies Record<SecondFactorChangeKind, string>

/** Mail to the account owner, after each change of the second factor. */
export function secondFactorChangeMailText(changed: {
  name: string
  companyName: string
  companyAddress: string
  change: SecondFactorChangeKind
  /** The user who made the change; null when it was the account owner. */
  changedBy: string | null
}): MailText {
  const { name, companyName, companyAddress, change, changedBy } = changed
  const by = changedBy ? `, par ${changedBy}` : ''
  return {
    subject: 'La double authentification de votre compte a changé',
    title: 'Double authentification',
    paragraphs: [
      greeting(name),
      `Dans l’administration du site ${companyName}, ${CHANGE_SENTENCES[change]}${by}.`,
    ],
    footer: `Si ce n’est pas vous, changez votre mot de passe et prévenez sans attendre un Super Administrateur, ou écrivez à ${companyAddress}.`,
  }
}
