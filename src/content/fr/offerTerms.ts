import type { JobPayOption, JobRemoteOption } from '@/src/domain/offers/jobSearch'
import type { OfferEndingReason } from '@/src/domain/offers/offerLife'
import type { PayPeriod } from '@/src/domain/offers/offerPay'

const NUMBER_WORDS = ['', 'un', 'deux', 'trois', 'quatre', 'cinq']

/** Words for the pay and the working conditions of an offer. */
export const offerTermWords = {
  heading: 'Rémunération et conditions',
  payLabel: 'Rémunération',
  extraLabel: 'Primes et variable',
  workLabel: 'Lieu de travail',
  timeLabel: 'Temps de travail',
  startLabel: 'Début',
  locale: 'fr-FR',
  from: (amount: string) => `À partir de ${amount}`,
  upTo: (amount: string) => `Jusqu’à ${amount}`,
  gross: {
    year: (amount: string) => `${amount} brut par an`,
    month: (amount: string) => `${amount} brut par mois`,
    day: (amount: string) => `${amount} brut par jour`,
  } satisfies Record<PayPeriod, (amount: string) => string>,
  onSite: 'Sur place',
  remoteDays: (days: number) =>
    `Télétravail\u00A0: ${NUMBER_WORDS[days] ?? days} ${days > 1 ? 'jours' : 'jour'} par semaine`,
  fullyRemote: 'Télétravail complet',
  partTime: 'Temps partiel',
} as const

/** Notices on the page of an ended offer. */
export const offerEndWords = {
  label: { filled: 'Pourvue', expired: 'Expirée', withdrawn: 'Retirée' },
  title: {
    filled: 'Ce poste est pourvu',
    expired: 'Cette offre a expiré',
    withdrawn: 'Cette offre a été retirée',
  },
  text: {
    filled: 'Nous avons trouvé la personne que nous cherchions.',
    expired: 'Le délai pour y répondre est passé.',
    withdrawn: 'Nous ne cherchons plus à pourvoir ce poste.',
  },
  goOn: 'Votre profil peut convenir à un autre poste\u00A0: envoyez-nous une candidature spontanée, ou regardez nos offres ouvertes.',
} as const satisfies Record<'label' | 'title' | 'text', Record<OfferEndingReason, string>> & {
  goOn: string
}

export const jobRemoteLabels = {
  some: 'Possible',
  full: 'Complet',
} as const satisfies Record<JobRemoteOption, string>

export const jobPayLabels = {
  30000: '30\u202F000\u00A0€ par an et plus',
  40000: '40\u202F000\u00A0€ par an et plus',
  50000: '50\u202F000\u00A0€ par an et plus',
  60000: '60\u202F000\u00A0€ par an et plus',
  80000: '80\u202F000\u00A0€ par an et plus',
} as const satisfies Record<JobPayOption, string>
