import type { MailText } from './mailText'

/**
 * To a member of staff who forgot the password.
 * `resetUrl` may be a mere path where the site's own address is not known.
 */
export function passwordResetMail({
  name,
  resetUrl,
}: {
  name: string
  resetUrl: string
}): MailText {
  const isComplete = /^https?:\/\//.test(resetUrl)
  return {
    subject: 'Réinitialisation de votre mot de passe',
    title: 'Choisir un nouveau mot de passe',
    paragraphs: [
      name ? `Bonjour ${name},` : 'Bonjour,',
      'Une réinitialisation du mot de passe de votre compte d’administration a été demandée. Le lien ci-dessous est valable une heure et ne sert qu’une fois.',
      ...(isComplete ? [] : [`Ajoutez ce chemin à l’adresse de votre site : ${resetUrl}`]),
    ],
    link: isComplete ? { label: 'Choisir un mot de passe', url: resetUrl } : undefined,
    footer:
      'Si vous n’êtes pas à l’origine de cette demande, ignorez ce message : votre mot de passe reste inchangé.',
  }
}
