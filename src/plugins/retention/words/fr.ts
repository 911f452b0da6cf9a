import { formatDate } from '@/src/content/dates'
import type { SiteTimezone } from '@/src/domain/languages/siteLocale'
import type { RetentionNoticeWords } from './formatRetentionNotice'

/** Below the application form. */
export const retentionNoticeWords: RetentionNoticeWords = {
  rejectedMonths: (months) => `${formatMonths(months)} après un refus`,
  withdrawnMonths: (months) => `${formatMonths(months)} après le retrait de votre candidature`,
  applicationMonths: (months) =>
    `${formatMonths(months)} après notre dernier échange si rien n’est décidé`,
  sentence: ([...parts]) => {
    const last = parts.pop()
    return `Votre candidature et ses fichiers sont effacés ${parts.join(', ')} et ${last}.`
  },
  withConsent: (months) =>
    `Avec votre accord, ils sont conservés après un refus jusqu’à la fin de cet accord, et au plus ${formatMonths(months)} après notre dernier échange.`,
  sealed: (years) =>
    `Un résumé sans CV, lettre ni notes (nom, e-mail, offre, dates et décision) reste ensuite ${formatMonths(12 * years)} dans une archive restreinte, en cas de litige.`,
}

export function formatMonths(months: number) {
  if (months % 12 !== 0) return months === 1 ? 'un mois' : `${months}\u00A0mois`
  return months === 12
    ? 'un an'
    : `${['deux', 'trois', 'quatre', 'cinq', 'six'][months / 12 - 2]} ans`
}

/** The texts about keeping an application for later offers, for candidates. */
export const keepConsentWords = {
  legend: 'Pour d’autres offres (facultatif)',
  duration: (months: number) => `${months} mois`,
  text: 'J’accepte que ma candidature soit conservée pendant {{durée}} pour recevoir d’autres offres qui me correspondent. Je peux retirer cet accord à tout moment.',
  title: 'Garder votre candidature pour plus tard',
  facts: (offer: string, day: string) => `Votre candidature\u00A0: ${offer}, envoyée le ${day}.`,
  spontaneous: 'candidature spontanée',
  day: (moment: string, timezone: SiteTimezone) => formatDate(moment, timezone),
  states: {
    none: 'Vous n’avez pas donné votre accord. Sans lui, votre candidature est effacée plus tôt\u00A0; cela ne change rien à sa suite.',
    active: (day: string) => `Vous avez donné votre accord. Il vaut jusqu’au ${day}.`,
    ended: (day: string) => `Votre accord a pris fin le ${day}.`,
    withdrawn: (day: string) => `Vous avez retiré votre accord le ${day}.`,
  },
  declined: 'Votre refus est noté\u00A0: nous ne vous le demanderons plus pour cette candidature.',
  youAccept: 'En acceptant, vous dites\u00A0:',
  agree: 'J’accepte',
  renew: 'Je prolonge mon accord',
  decline: 'Je refuse',
  withdraw: 'Je retire mon accord',
  rights: 'En savoir plus sur vos droits',
  invalidTitle: 'Ce lien n’est plus valable',
  invalidText:
    'Il est incomplet, ou la candidature n’est plus conservée. Dans ce cas, il n’y a plus rien à effacer.',
  backHome: 'Retour à l’accueil',
  mails: {
    request: {
      subject: (company: string) => `Pouvons-nous garder votre candidature\u00A0? – ${company}`,
      title: 'Garder votre candidature pour plus tard',
      reason: (offer: string, company: string) =>
        `${company} aimerait conserver votre candidature (${offer}) pour vous écrire quand une autre offre vous correspond. Sans votre accord, elle est effacée plus tôt.`,
    },
    reminder: {
      subject: (company: string) => `Votre accord prend bientôt fin – ${company}`,
      title: 'Votre accord prend bientôt fin',
      reason: (offer: string, company: string, day: string) =>
        `Vous avez accepté que ${company} conserve votre candidature (${offer}) pour vous proposer d’autres offres. Cet accord prend fin le ${day}. Sans prolongation, votre candidature sera ensuite effacée.`,
    },
    greeting: 'Bonjour,',
    choice:
      'Ouvrez la page ci-dessous pour accepter, refuser ou retirer votre accord. Ouvrir la page ne change rien. Sans réponse de votre part, nous ne gardons rien de plus.',
    link: 'Répondre à cette demande',
    footer:
      'Vous recevez ce message parce que vous avez postulé chez nous. Vos droits sont expliqués dans la page sur les données personnelles de notre site.',
  },
} as const
