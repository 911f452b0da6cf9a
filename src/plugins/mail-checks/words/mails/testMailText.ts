import type { MailText } from '@/src/content/mails/mailText'

/** Mail to the user who tests the mail settings. */
export function testMailText(companyName: string): MailText {
  return {
    subject: `${companyName}\u00A0: e-mail de test`,
    title: 'Les e-mails partent bien',
    paragraphs: [
      'Vous avez demandé cet e-mail de test depuis les réglages du site. S’il est arrivé, les notifications et les accusés de réception arriveront par le même chemin.',
      'S’il était dans les courriers indésirables, vérifiez que l’adresse de l’expéditeur appartient bien au domaine de votre serveur d’envoi.',
    ],
    footer: 'Cet e-mail n’a été envoyé qu’à vous.',
  }
}
