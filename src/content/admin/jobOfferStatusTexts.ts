import type { OfferEndingReason, OfferStage } from '@/src/domain/offers/offerLife'
import type { PayPeriod } from '@/src/domain/offers/offerPay'

export const jobOfferStatusTexts = {
  active: 'Actif',
  inactive: 'Inactif',
  activePlural: 'Actives',
  inactivePlural: 'Inactives',
  activated: 'Offre activée avec succès',
  deactivated: 'Offre désactivée avec succès',
  activate: (title: string) => `Activer l’offre «\u00A0${title}\u00A0»`,
  deactivate: (title: string) => `Désactiver l’offre «\u00A0${title}\u00A0»`,
  published: (date: string) => `Publié le ${date}`,
  dated: (date: string) => `Datée du ${date}`,
  opensAt: (moment: string) => `En ligne le ${moment}`,
  endsAt: (moment: string) => `Jusqu’au ${moment}`,
  closedOn: (date: string) => `Terminée le ${date}`,
  /** The reason why publishing with one click was refused. */
  payFirst:
    'Indiquez d’abord la rémunération de cette offre\u00A0: elle est exigée pour la mettre en ligne.',
} as const

export const offerEndingLabels = {
  filled: 'Pourvue',
  expired: 'Expirée',
  withdrawn: 'Retirée',
} as const satisfies Record<OfferEndingReason, string>

/** The stage of an offer beyond online or offline; empty when that is enough. */
export const offerStageLabels = {
  ...offerEndingLabels,
  planned: 'Prévue',
  open: null,
  unpublished: null,
} as const satisfies Record<OfferStage, string | null>

export const payPeriodLabels = {
  year: 'An',
  month: 'Mois',
  day: 'Jour',
} as const satisfies Record<PayPeriod, string>
