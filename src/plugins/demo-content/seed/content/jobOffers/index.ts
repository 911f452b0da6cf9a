import { consultingOffers } from './consultingOffers'
import { dataScienceOffers } from './dataScienceOffers'
import { infrastructureOffers } from './infrastructureOffers'
import { internalStaffOffers } from './internalStaffOffers'
import type { JobOfferContent } from './jobOfferContent'
import { softwareDevelopmentOffers } from './softwareDevelopmentOffers'

export const jobOffers: JobOfferContent[] = [
  ...softwareDevelopmentOffers,
  ...consultingOffers,
  ...dataScienceOffers,
  ...infrastructureOffers,
  ...internalStaffOffers,
]
