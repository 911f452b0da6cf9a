import { formatShortDay } from '@/src/content/admin/visitStats'
import { heardFromLabels } from '@/src/content/fr/heardFrom'
import { visitSourceLabels } from '@/src/content/visitSources'
import type { HeardFromChoice } from '@/src/domain/submissions/heardFrom'
import { OTHER_ORIGINS_NAME } from '@/src/domain/visits/visitOrigin'
import { ORIGIN_KINDS, type OriginKind } from '@/src/plugins/statistics/rules/buildVisitOrigin'
import {
  DELETED_OFFER_KEY,
  type OriginColumn,
  type OriginGrouping,
  type OriginRow,
  SPONTANEOUS_OFFER_KEY,
} from '@/src/plugins/statistics/rules/originTable'
import { findReferringSiteKind } from '@/src/plugins/statistics/rules/referringSites'

const wholeNumberFormat = new Intl.NumberFormat('fr-FR')
const percentFormat = new Intl.NumberFormat('fr-FR', { style: 'percent', maximumFractionDigits: 1 })

const originKindLabels = {
  ...visitSourceLabels,
  jobBoard: 'Sites d’emploi',
  assistant: 'Assistants IA',
} as const satisfies Record<OriginKind, string>

const originKindLabel = (kind: string | undefined) => {
  const knownKind = ORIGIN_KINDS.find((one) => one === kind)
  return knownKind ? originKindLabels[knownKind] : ''
}

const formatNumberWithNoun = (value: number, one: string, many: string) =>
  `${wholeNumberFormat.format(value)}\u00A0${value > 1 ? many : one}`

/** The name of a row, and a second text that distinguishes rows of the same name. */
type OriginRowName = { name: string; beside: string }

function campaignRowName([
  campaign = '',
  source = '',
  medium = '',
  content = '',
]: readonly string[]) {
  const [name = '', ...rest] = [campaign, source, medium].filter((part) => part !== '')
  if (content !== '') return { name: content, beside: [name, ...rest].join(' · ') }
  return { name: name || 'Sans campagne', beside: rest.join(' · ') }
}

const originRowNameByGroup: Record<OriginGrouping, (key: readonly string[]) => OriginRowName> = {
  source: ([kind]) => ({ name: originKindLabel(kind), beside: '' }),
  site: ([site = '', kind]) => {
    if (site === '')
      return { name: originKindLabel(kind), beside: kind === 'direct' ? '' : 'site inconnu' }
    const kindOfSite = findReferringSiteKind(site)
    return { name: site, beside: kindOfSite ? originKindLabels[kindOfSite] : '' }
  },
  campaign: campaignRowName,
  content: campaignRowName,
  offer: ([id, title = '']) => {
    if (id === SPONTANEOUS_OFFER_KEY) return { name: 'Candidature spontanée', beside: '' }
    return { name: title, beside: id === DELETED_OFFER_KEY ? 'offre supprimée' : '' }
  },
}

const originsTitle = 'D’où viennent les candidats'

const originGroupNames = {
  source: 'Source',
  site: 'Site',
  campaign: 'Campagne',
  content: 'Contenu de campagne',
  offer: 'Offre',
} as const satisfies Record<OriginGrouping, string>

export const originsText = {
  title: originsTitle,
  groupBy: 'Grouper par',
  groups: originGroupNames,
  columns: {
    visits: 'Visites',
    forms: 'Formulaires ouverts',
    formRate: 'Formulaires / visites',
    applications: 'Candidatures',
    applicationRate: 'Candidatures / visites',
    accepted: 'Acceptées',
    acceptedRate: 'Acceptées / candidatures',
  } satisfies Record<OriginColumn, string>,
  offerColumns: {
    visits: 'Consultations',
    formRate: 'Formulaires / consultations',
    applicationRate: 'Candidatures / consultations',
  } satisfies Partial<Record<OriginColumn, string>>,
  tableOf: (group: OriginGrouping) =>
    `${originsTitle}, par ${originGroupNames[group].toLowerCase()}`,
  total: 'Total',
  rowName: (group: OriginGrouping, { key }: Pick<OriginRow, 'key'>): OriginRowName =>
    key[0] === OTHER_ORIGINS_NAME
      ? { name: 'Autres', beside: '' }
      : originRowNameByGroup[group](key),
  days: (beside: string, { from, to }: { from: string; to: string }) =>
    `${beside && ' · '}${from === to ? `le ${formatShortDay(from)}` : `du ${formatShortDay(from)} au ${formatShortDay(to)}`}`,
  figure: (value: number | null, isShare: boolean) =>
    value === null ? '–' : (isShare ? percentFormat : wholeNumberFormat).format(value),
  followed:
    'Chaque ligne suit ceux qui ont accepté la mesure d’audience\u00A0: les visites commencées pendant la période, celles qui ont ouvert un formulaire de candidature, les candidatures envoyées pendant la période et celles d’entre elles qui sont acceptées à ce jour.',
  followedOffers:
    'Chaque ligne suit ceux qui ont accepté la mesure d’audience\u00A0: les affichages de l’offre et de son formulaire pendant la période, les candidatures envoyées pendant la période et celles d’entre elles qui sont acceptées à ce jour.',
  unmeasured: (applications: number, accepted: number) =>
    `À part, sans consentement\u00A0: ${formatNumberWithNoun(applications, 'candidature', 'candidatures')}${
      accepted > 0 ? ` (dont ${formatNumberWithNoun(accepted, 'acceptée', 'acceptées')})` : ''
    }, d’origine inconnue.`,
  none: 'Aucune visite ni candidature mesurée pendant cette période.',
  noCampaign:
    'Aucun lien de campagne n’a été suivi pendant cette période. Un lien dit sa campagne quand son adresse porte utm_source, utm_medium et utm_campaign, par exemple\u00A0:',
  example: '/nos-offres?utm_source=newsletter&utm_medium=email&utm_campaign=novembre',
  declared: {
    title: 'Ce que disent les candidats',
    intro:
      'Réponses à «\u00A0Comment nous avez-vous connus\u202F?\u00A0», facultatives, de toutes les candidatures de la période, que leur visite soit mesurée ou non.',
    answer: 'Réponse',
    of: (answer: HeardFromChoice | null) =>
      answer === null ? 'Sans réponse' : heardFromLabels[answer],
    none: 'Aucune candidature pendant cette période.',
  },
}
