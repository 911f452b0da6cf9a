import { applicationDevelopment } from './applicationDevelopment'
import { businessConsulting } from './businessConsulting'
import { dataScience } from './dataScience'
import type { ExpertisePageContent } from './expertisePageContent'
import { infrastructureSecurity } from './infrastructureSecurity'

export const frenchExpertisePages: ExpertisePageContent[] = [
  applicationDevelopment,
  businessConsulting,
  dataScience,
  infrastructureSecurity,
]
