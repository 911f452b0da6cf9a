import type { FunnelStep } from '@/src/domain/visits/offerFunnel'
import type { VisitSource } from '@/src/domain/visits/visit'
import { visitSourceLabels } from '../visitSources'

export const funnelText = {
  title: 'Parcours des visiteurs',
  intro:
    'Des consultations de cette offre aux candidatures acceptées pendant la période, selon l’origine de la visite.',
  steps: {
    views: 'Consultations',
    formsOpened: 'Formulaires ouverts',
    applications: 'Candidatures',
    accepted: 'Acceptées',
  } satisfies Record<FunnelStep, string>,
  all: 'Toutes origines',
  source: (source: VisitSource | null) =>
    source === null ? 'Sans consentement' : visitSourceLabels[source],
  withoutConsent:
    '«\u00A0Sans consentement\u00A0»\u00A0: candidats qui n’ont pas accepté la mesure d’audience. Leur candidature est comptée, mais ni son origine ni leurs visites ne sont connues\u00A0; les consultations de cette ligne sont celles que le site compte de façon anonyme, si ce réglage est activé.',
  showSources: (offer: string) => `Origines des visiteurs de «\u00A0${offer}\u00A0»`,
  none: 'Aucune offre active n’a été consultée pendant cette période.',
  noneOfOffer: 'Cette offre n’a été ni consultée ni demandée pendant cette période.',
} as const
