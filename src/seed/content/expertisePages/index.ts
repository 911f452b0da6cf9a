import { applicationDevelopment } from './applicationDevelopment'
import { businessConsulting } from './businessConsulting'
import { dataScience } from './dataScience'
import type { ExpertisePageContent } from './expertisePageContent'
import { infrastructureSecurity } from './infrastructureSecurity'

export const expertisePages: ExpertisePageContent[] = [
  applicationDevelopment,
  businessConsulting,
  dataScience,
  infrastructureSecurity,
]
