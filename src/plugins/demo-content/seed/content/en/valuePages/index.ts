import type { ValuePageContent } from '../../valuePages/valuePageContent'
import { diversity } from './diversity'
import { environment } from './environment'
import { ethics } from './ethics'
import { socialImpact } from './socialImpact'
import { training } from './training'
import { wellBeing } from './wellBeing'

export const englishValuePages: ValuePageContent[] = [
  wellBeing,
  diversity,
  environment,
  training,
  socialImpact,
  ethics,
]
