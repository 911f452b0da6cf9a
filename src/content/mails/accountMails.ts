import type { MailText } from './mailText'

type PasswordLinkMailDetails = {
  name: string
  companyName: string
  /** The link of the mail; only a path when the site's URL is not configured. */
  resetUrl: string
  /** The inviting staff member, if any. */
  askedBy?: string | null
}

/** Mail to a staff member who forgot the password. */
export function passwordResetMail({ name, resetUrl }: PasswordLinkMailDetails): MailText {
  return {
    subject: 'Réinitialisation de votre mot de passe',
    title: 'Choisir un nouveau mot de passe',
    paragraphs: [
      greeting(name),
      'Une réinitialisation du mot de passe de votre compte d’administration a été demandée. Le lien ci-dessous est valable une heure et ne sert qu’une fois.',
      ...relativePathHint(resetUrl),
    ],
    link: createPasswordButton(resetUrl),
    footer:
      'Si vous n’êtes pas à l’origine de cette demande, ignorez ce message\u00A0: votre mot de passe reste inchangé.',
  }
}

/** Mail to an invited person. */
export function invitationMail({
  askedBy,
  name,
  companyName,
  resetUrl,
}: PasswordLinkMailDetails): MailText {
  return {
    subject: `${companyName} : votre accès à l’administration`,
    title: 'Vous êtes invité à rejoindre l’administration',
    paragraphs: [
      greeting(name),
      `${askedBy ? `${askedBy} vous invite\u00A0: un` : 'Un'} compte vous attend dans l’administration du site ${companyName}. Choisissez votre mot de passe pour l’activer. Le lien ci-dessous est valable sept jours et ne sert qu’une fois\u00A0; passé ce délai, «\u00A0Mot de passe oublié\u00A0» sur la page de connexion vous en envoie un autre.`,
      ...relativePathHint(resetUrl),
    ],
    link: createPasswordButton(resetUrl),
    footer:
      'Si vous n’attendiez pas cette invitation, ignorez ce message\u00A0: le compte reste fermé.',
  }
}

export function greeting(name: string) {
  return name ? `Bonjour ${name},` : 'Bonjour,'
}

function isAbsoluteUrl(url: string) {
  return /^https?:\/\//.test(url)
}

function relativePathHint(url: string) {
  return isAbsoluteUrl(url) ? [] : [`Ajoutez ce chemin à l’adresse de votre site\u00A0: ${url}`]
}

function createPasswordButton(url: string) {
  return isAbsoluteUrl(url) ? { label: 'Choisir un mot de passe', url } : undefined
}
