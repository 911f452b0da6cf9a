import type { MailText } from './mailText'

export type ApplicationAnnouncement = {
  jobTitle: string
  name: string
  email: string
  phone: string
  cvFilename: string | null
  letterFilename: string | null
  message: string | null
  adminUrl: string | null
}

/** To staff: somebody applied. The files themselves stay in the administration. */
export function newApplicationMail(application: ApplicationAnnouncement): MailText {
  const { jobTitle, name, email, phone, cvFilename, letterFilename, message } = application
  return {
    subject: `Nouvelle candidature : ${name} — ${jobTitle}`,
    title: 'Nouvelle candidature',
    paragraphs: [`${name} vient de postuler.`],
    facts: [
      { label: 'Poste', value: jobTitle },
      { label: 'Nom', value: name },
      { label: 'E-mail', value: email },
      { label: 'Téléphone', value: phone },
      { label: 'CV', value: cvFilename ?? 'Non fourni' },
      ...(letterFilename ? [{ label: 'Lettre jointe', value: letterFilename }] : []),
    ],
    quote: message ? { label: 'Lettre de motivation', text: message } : undefined,
    link: application.adminUrl
      ? { label: 'Ouvrir la candidature', url: application.adminUrl }
      : undefined,
    footer:
      'Les fichiers se consultent dans l’administration. Répondre à ce message écrit directement au candidat.',
  }
}

/**
 * To the candidate. Nothing that was typed into the form is repeated: anyone can type anyone's
 * address there, and the firm must not carry a stranger's words to it.
 */
export function applicationReceivedMail(company: {
  companyName: string
  offerTitle: string | null
  offersUrl: string | null
}): MailText {
  const { companyName, offerTitle, offersUrl } = company
  const target = offerTitle ? ` au poste « ${offerTitle} »` : ''
  return {
    subject: `Votre candidature chez ${companyName}`,
    title: 'Nous avons bien reçu votre candidature',
    paragraphs: [
      'Bonjour,',
      `Nous avons bien reçu votre candidature${target} et vous remercions de l’intérêt que vous portez à ${companyName}. Notre équipe l’étudie avec attention et vous contactera dans les plus brefs délais.`,
      'À bientôt,',
      `L’équipe recrutement ${companyName}`,
    ],
    link: offersUrl ? { label: 'Voir nos offres', url: offersUrl } : undefined,
    footer:
      'Vos données servent uniquement à étudier votre candidature. Pour les consulter, les corriger ou les faire effacer, répondez à ce message. Si vous n’avez pas postulé, répondez-nous aussi : nous effacerons cette candidature.',
  }
}
