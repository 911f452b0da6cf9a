import { diversity } from './diversity'
import { environment } from './environment'
import { ethics } from './ethics'
import { socialImpact } from './socialImpact'
import { training } from './training'
import type { ValuePageContent } from './valuePageContent'
import { wellBeing } from './wellBeing'

export const frenchValuePages: ValuePageContent[] = [
  wellBeing,
  diversity,
  environment,
  training,
  socialImpact,
  ethics,
]
