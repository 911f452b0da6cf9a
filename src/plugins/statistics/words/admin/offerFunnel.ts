import { visitSourceLabels } from '@/src/content/visitSources'
import type { VisitSource } from '@/src/domain/visits/visit'
import type { FunnelFigures, FunnelStep } from '@/src/plugins/statistics/rules/offerFunnel'

const listFormat = new Intl.ListFormat('fr-FR')
const wholeNumberFormat = new Intl.NumberFormat('fr-FR')

const formatCountUnlessZero = (value: number, one: string, many: string) =>
  value === 0 ? '' : `${wholeNumberFormat.format(value)}\u00A0${value > 1 ? many : one}`

const acceptedCountInBrackets = (accepted: number) =>
  accepted === 0 ? '' : ` (dont ${formatCountUnlessZero(accepted, 'acceptée', 'acceptées')})`

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
  aside: ({ applications, accepted, views, formsOpened }: FunnelFigures) => {
    const counted = [
      formatCountUnlessZero(applications, 'candidature', 'candidatures') +
        acceptedCountInBrackets(accepted),
      formatCountUnlessZero(views, 'consultation anonyme', 'consultations anonymes'),
      formatCountUnlessZero(formsOpened, 'formulaire anonyme', 'formulaires anonymes'),
    ].filter((part) => part !== '')
    return `À part, sans consentement\u00A0: ${listFormat.format(counted)}.`
  },
  withoutConsent:
    'Chaque ligne suit les visiteurs et les candidats qui ont accepté la mesure d’audience. Sans ce consentement, une candidature est comptée à part, sans origine\u00A0; les pages vues le sont de façon anonyme, si ce réglage est activé, et ce ne sont pas forcément celles des mêmes personnes.',
  showSources: (offer: string) => `Origines des visiteurs de «\u00A0${offer}\u00A0»`,
  none: 'Aucune offre active n’a été consultée pendant cette période.',
  noneOfOffer: 'Cette offre n’a été ni consultée ni demandée pendant cette période.',
} as const
