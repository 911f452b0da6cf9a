import type { MailText } from '@/src/content/mails/mailText'

type AccessRequestMailOptions = { name: string; email: string; accountUrl: string | null }

/** Mail to all Super Administrators about a requested account, which one of them must accept. */
export function accessRequestMailText({
  name,
  email,
  accountUrl,
}: AccessRequestMailOptions): MailText {
  return {
    subject: `Demande d’accès à l’administration\u00A0: ${name}`,
    title: 'Une personne demande un accès',
    paragraphs: [
      'La demande vient de la page de connexion. Cette personne n’a aucun droit tant qu’un Super Administrateur ne l’accepte pas. N’acceptez que quelqu’un que vous connaissez.',
    ],
    facts: [
      { label: 'Nom', value: name },
      { label: 'E-mail', value: email },
    ],
    link: accountUrl ? { label: 'Voir la demande', url: accountUrl } : undefined,
    footer:
      'Pour ne plus recevoir de demandes, décochez «\u00A0Autoriser les demandes d’accès\u00A0» dans les réglages du site.',
  }
}
