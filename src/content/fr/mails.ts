import { formatStoredDay } from '../dates'

/** Texts of the layout of every mail. */
export const mailWords = {
  labelled: (label: string, value: string) => `${label}\u00A0: ${value}`,
} as const

const forOfferPhrase = (title: string | null) => (title ? ` au poste «\u00A0${title}\u00A0»` : '')

export const applicationReceivedWords = {
  subject: (company: string) => `Votre candidature chez ${company}`,
  title: 'Nous avons bien reçu votre candidature',
  greeting: 'Bonjour,',
  thanks: (company: string, offerTitle: string | null) => {
    return `Nous avons bien reçu votre candidature${forOfferPhrase(offerTitle)} et vous remercions de l’intérêt que vous portez à ${company}. Notre équipe l’étudie avec attention et vous contactera dans les plus brefs délais.`
  },
  promise: (noon: string) =>
    `Vous aurez une réponse de notre part au plus tard le ${formatStoredDay(noon)}, quelle qu’elle soit.`,
  goodbye: 'À bientôt,',
  signature: (company: string) => `L’équipe recrutement ${company}`,
  offers: 'Voir nos offres',
  footer:
    'Vos données servent uniquement à étudier votre candidature. Pour les consulter, les corriger ou les faire effacer, répondez à ce message. Si vous n’avez pas postulé, répondez-nous aussi\u00A0: nous effacerons cette candidature.',
} as const

/** Mail to a candidate whose file was refused after the application was accepted. */
export const resendFileMailWords = {
  subject: (company: string) => `Votre candidature chez ${company}\u00A0: un fichier à renvoyer`,
  title: {
    cv: 'Envoyez-nous un autre exemplaire de votre CV',
    coverLetterFile: 'Envoyez-nous un autre exemplaire de votre lettre de motivation',
  },
  refused: {
    cv: (company: string, offerTitle: string | null) =>
      `Nous avons bien votre candidature${forOfferPhrase(offerTitle)} chez ${company}, mais votre CV n’a pas pu être accepté. Voici pourquoi\u00A0:`,
    coverLetterFile: (company: string, offerTitle: string | null) =>
      `Nous avons bien votre candidature${forOfferPhrase(offerTitle)} chez ${company}, mais votre lettre de motivation n’a pas pu être acceptée. Voici pourquoi\u00A0:`,
  },
  reply:
    'Pour nous envoyer un autre exemplaire, répondez à ce message en le joignant. Il est inutile de postuler à nouveau.',
} as const

/** Texts around a reply to a candidate. */
export const candidateReplyMailWords = {
  applicationFor: (offerTitle: string) => `votre candidature au poste «\u00A0${offerTitle}\u00A0»`,
  spontaneous: 'votre candidature spontanée',
  application: 'votre candidature',
  footer: (company: string) =>
    `Vous recevez ce message parce que vous avez postulé chez ${company}. Pour nous écrire, répondez-y simplement.`,
} as const

/** Texts around the reply to a contact message. */
export const messageReplyMailWords = {
  subject: (subject: string) => `Re\u00A0: ${subject}`,
} as const
