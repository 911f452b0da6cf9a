import type { SiteTimezone } from '@/src/domain/languages/siteLocale'
import { formatDate, formatKeptDay } from '../dates'

/** How every mail is set. */
export const mailWords = {
  labelled: (label: string, value: string) => `${label}\u00A0: ${value}`,
} as const

export const applicationReceivedWords = {
  subject: (company: string) => `Votre candidature chez ${company}`,
  title: 'Nous avons bien reçu votre candidature',
  greeting: 'Bonjour,',
  thanks: (company: string, offerTitle: string | null) => {
    const target = offerTitle ? ` au poste «\u00A0${offerTitle}\u00A0»` : ''
    return `Nous avons bien reçu votre candidature${target} et vous remercions de l’intérêt que vous portez à ${company}. Notre équipe l’étudie avec attention et vous contactera dans les plus brefs délais.`
  },
  promise: (noon: string) =>
    `Vous aurez une réponse de notre part au plus tard le ${formatKeptDay(noon)}, quelle qu’elle soit.`,
  goodbye: 'À bientôt,',
  signature: (company: string) => `L’équipe recrutement ${company}`,
  offers: 'Voir nos offres',
  footer:
    'Vos données servent uniquement à étudier votre candidature. Pour les consulter, les corriger ou les faire effacer, répondez à ce message. Si vous n’avez pas postulé, répondez-nous aussi\u00A0: nous effacerons cette candidature.',
} as const

/** Around what staff answer to a candidate. */
export const answerMailWords = {
  applicationFor: (offerTitle: string) => `votre candidature au poste «\u00A0${offerTitle}\u00A0»`,
  spontaneous: 'votre candidature spontanée',
  application: 'votre candidature',
  footer: (company: string) =>
    `Vous recevez ce message parce que vous avez postulé chez ${company}. Pour nous écrire, répondez-y simplement.`,
} as const

/** Around what staff answer to a message. */
export const replyMailWords = {
  subject: (subject: string) => `Re\u00A0: ${subject}`,
  yourMessage: (writtenAt: string, timezone: SiteTimezone) =>
    `Votre message du ${formatDate(writtenAt, timezone)}`,
} as const
