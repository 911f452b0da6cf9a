import { visitSourceLabels } from '@/src/content/visitSources'
import type { ApplicationFormStep } from '@/src/domain/visits/formSteps'
import type { VisitSource } from '@/src/domain/visits/visit'
import {
  MAX_SENT_SHARE_NEEDING_ATTENTION,
  MIN_FORMS_TO_JUDGE_OFFER,
  MIN_VIEWS_TO_JUDGE_OFFER,
  type OfferAttentionGroup,
  type OfferState,
  type OfferTableColumn,
} from '@/src/plugins/statistics/rules/offerTable'
import { funnelText } from '@/src/plugins/statistics/words/admin/offerFunnel'

const wholeNumberFormat = new Intl.NumberFormat('fr-FR')
const percentFormat = new Intl.NumberFormat('fr-FR', { style: 'percent', maximumFractionDigits: 0 })

const formatOfferCount = (count: number) =>
  `${wholeNumberFormat.format(count)}\u00A0${count > 1 ? 'offres' : 'offre'}`

export const offerTableText = {
  caption: 'Parcours des visiteurs de chaque offre',
  columns: {
    views: funnelText.steps.views,
    formsOpened: funnelText.steps.formsOpened,
    formRate: '%\u00A0ouverts',
    applications: funnelText.steps.applications,
    sentRate: '%\u00A0envoyées',
    accepted: funnelText.steps.accepted,
    acceptedRate: '%\u00A0acceptées',
  } satisfies Record<OfferTableColumn, string>,
  rates: {
    formRate: 'Part des consultations suivies d’un formulaire ouvert',
    sentRate: 'Part des formulaires ouverts suivis d’une candidature',
    acceptedRate: 'Part des candidatures acceptées',
  },
  offer: 'Offre',
  states: {
    active: 'En ligne',
    inactive: 'Hors ligne',
    trashed: 'Dans la corbeille',
  } satisfies Record<OfferState, string>,
  nothing: 'sans objet',
  sortBy: 'Trier par',
  ascending: 'ordre croissant',
  descending: 'ordre décroissant',
  groupsLabel: 'Offres à regarder de près',
  all: 'Toutes les offres',
  groups: {
    unapplied: 'Lue mais sans candidature',
    abandoned: 'Formulaire ouvert mais abandonné',
  } satisfies Record<OfferAttentionGroup, string>,
  groupHelp: {
    unapplied: `Au moins ${MIN_VIEWS_TO_JUDGE_OFFER}\u00A0consultations pendant la période, et aucune candidature, pas même sans consentement.`,
    abandoned: `Au moins ${MIN_FORMS_TO_JUDGE_OFFER}\u00A0formulaires ouverts pendant la période, dont ${percentFormat.format(MAX_SENT_SHARE_NEEDING_ATTENTION)} au plus ont donné une candidature.`,
  } satisfies Record<OfferAttentionGroup, string>,
  ofSource: (source: VisitSource) =>
    `Pour l’origine «\u00A0${visitSourceLabels[source]}\u00A0» seule.`,
  count: formatOfferCount,
  source: 'Origine',
  everySource: 'Toutes les origines',
  search: 'Mots du titre',
  filter: 'Filtrer',
  clear: 'Tout afficher',
  applications: 'Voir les candidatures',
  applicationsOf: (title: string) => `Voir les candidatures à «\u00A0${title}\u00A0»`,
  none: 'Aucune offre',
  noneHint: 'Aucune offre ne répond à ces filtres pendant la période.',
  noneInGroup: 'Rien à signaler\u00A0: aucune offre n’est dans ce cas pendant la période.',
  note: 'Consultations, formulaires et candidatures des visiteurs et des candidats qui ont accepté la mesure d’audience\u00A0; ce qui est compté sans consentement est nommé à part, sous le titre, et n’entre dans aucun taux. Acceptées\u00A0: parmi les candidatures de la période, à ce jour.',
  stepNote:
    'L’étape où le formulaire est quitté est dite par le formulaire lui-même, des mêmes visiteurs, toutes origines ensemble.',
  exits: {
    most: (step: ApplicationFormStep, left: number, opened: number) =>
      `Quitté surtout ${formExitStepPhrases[step]}\u00A0: ${wholeNumberFormat.format(left)} sur ${wholeNumberFormat.format(opened)}`,
    none: 'Aucun abandon',
    title: 'Où le formulaire est quitté',
    step: (step: ApplicationFormStep) => capitaliseFirstLetter(formExitStepPhrases[step]),
    refusals: 'Refus du formulaire',
    count: wholeNumberFormat.format,
  },
  pages: 'Pages',
  previous: 'Page précédente',
  next: 'Page suivante',
  page: (page: number, last: number) =>
    `Page ${wholeNumberFormat.format(page)} sur ${wholeNumberFormat.format(last)}`,
} as const

/** Words for the step at which visitors abandoned the form. */
const formExitStepPhrases = {
  opened: 'avant d’être rempli',
  contact: 'aux coordonnées',
  cv: 'au CV',
  letter: 'à la lettre',
  sending: 'à l’envoi',
  sent: 'après l’envoi',
} as const satisfies Record<ApplicationFormStep, string>

/** @param rate 0 to 1 */
export const formatRate = (rate: number) => percentFormat.format(rate)

const capitaliseFirstLetter = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
