/** The UTM parameters of the link that began a visit; empty when absent. */
export const CAMPAIGN_PARAMETERS = ['utmSource', 'utmMedium', 'utmCampaign', 'utmContent'] as const
export type CampaignParameters = Record<(typeof CAMPAIGN_PARAMETERS)[number], string>

/**
 * The site and campaign that brought a visit. The site is a name or a host; empty without referrer.
 */
export type VisitOrigin = CampaignParameters & { site: string }

export const NO_ORIGIN: VisitOrigin = {
  site: '',
  utmSource: '',
  utmMedium: '',
  utmCampaign: '',
  utmContent: '',
}

/** Replaces origins that are not counted separately; no real site has this name. */
export const OTHER_ORIGINS_NAME = '*'
