import type { MailText } from '@/src/content/mails/mailText'

type WrongRecipientMailOptions = { name: string; email: string; adminUrl: string | null }

/** To staff: the person who received the link of an application is not the candidate. */
export function wrongRecipientMail({ name, email, adminUrl }: WrongRecipientMailOptions): MailText {
  return {
    subject: `Candidature de ${name}\u00A0: adresse e-mail sans doute fausse`,
    title: 'La personne qui a reçu le lien n’est pas le candidat',
    paragraphs: [
      'Elle a répondu «\u00A0Ce n’est pas moi\u00A0» sur la page de suivi\u00A0: le candidat a sans doute fait une faute en écrivant son adresse. Le lien est révoqué. N’envoyez plus rien à cette adresse, et joignez le candidat autrement.',
    ],
    facts: [
      { label: 'Candidat', value: name },
      { label: 'E-mail', value: email },
    ],
    link: adminUrl ? { label: 'Ouvrir la candidature', url: adminUrl } : undefined,
    footer: 'Vous recevez ce message parce que vous recevez les nouvelles candidatures.',
  }
}
