import { heardFromLabels } from '@/src/content/fr/heardFrom'
import type { HeardFromChoice } from '@/src/domain/submissions/heardFrom'
import { type CampaignParameters, OTHER_ORIGINS_NAME } from '@/src/domain/visits/visitOrigin'

export const applicationOriginFieldLabels = {
  site: 'Site d’origine',
  utmSource: 'Source du lien (utm_source)',
  utmMedium: 'Support du lien (utm_medium)',
  utmCampaign: 'Campagne (utm_campaign)',
  utmContent: 'Contenu du lien (utm_content)',
  description:
    'Ce que disait le lien par lequel la visite a commencé. Vide quand le candidat n’a pas accepté la mesure d’audience.',
  heardFrom: 'Dit nous connaître par',
  heardFromDescription: 'Réponse facultative du candidat, dans le formulaire.',
} as const

/** Joins the UTM parameters in one line; empty when there are none. */
export const formatCampaign = ({
  utmCampaign,
  utmSource,
  utmMedium,
  utmContent,
}: CampaignParameters) =>
  [utmCampaign, utmSource, utmMedium, utmContent]
    .filter((part) => part !== '' && part !== OTHER_ORIGINS_NAME)
    .join(' · ')

type StoredOrigin = { [part in keyof CampaignParameters | 'site']?: string | null }

export const applicationOriginWords = {
  /** Describes the origin of the visit: the source, with its details. */
  origin: (source: string, origin: StoredOrigin) => {
    const campaign = formatOriginCampaign(origin)
    const site = origin.site && origin.site !== OTHER_ORIGINS_NAME ? ` (${origin.site})` : ''
    return `Origine\u00A0: ${source}${site}${campaign && `, campagne\u00A0: ${campaign}`}`
  },
  heardFrom: (answer: HeardFromChoice) =>
    `Dit nous connaître par\u00A0: ${heardFromLabels[answer]}`,
} as const

export const formatOriginCampaign = ({
  utmSource,
  utmMedium,
  utmCampaign,
  utmContent,
}: StoredOrigin) =>
  formatCampaign({
    utmSource: utmSource ?? '',
    utmMedium: utmMedium ?? '',
    utmCampaign: utmCampaign ?? '',
    utmContent: utmContent ?? '',
  })
