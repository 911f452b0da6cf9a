import { softwareDevelopmentOffers } from './applicationOffers'
import { consultingOffers } from './consultingOffers'
import { dataScienceOffers } from './dataScienceOffers'
import { infrastructureOffers } from './infrastructureOffers'
import { internalStaffOffers } from './internalStaffOffers'
import type { JobOfferContent } from './jobOfferContent'

export const jobOffers: JobOfferContent[] = [
  ...softwareDevelopmentOffers,
  ...consultingOffers,
  ...dataScienceOffers,
  ...infrastructureOffers,
  ...internalStaffOffers,
]
