import type { ExpertisePageContent } from '../../expertisePages/expertisePageContent'
import { applicationDevelopment } from './applicationDevelopment'
import { businessConsulting } from './businessConsulting'
import { dataScience } from './dataScience'
import { infrastructureSecurity } from './infrastructureSecurity'

export const englishExpertisePages: ExpertisePageContent[] = [
  applicationDevelopment,
  businessConsulting,
  dataScience,
  infrastructureSecurity,
]
