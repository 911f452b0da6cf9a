import type { Motif } from '../mark'
import type { PictureSubject } from '../pictureSubjects'
import { applications } from './applications'
import { banking } from './banking'
import { bordeaux } from './bordeaux'
import { consulting } from './consulting'
import { dataScience } from './dataScience'
import { diversity } from './diversity'
import { energy } from './energy'
import { environment } from './environment'
import { ethics } from './ethics'
import { home } from './home'
import { infrastructure } from './infrastructure'
import { infrastructureSecurity } from './infrastructureSecurity'
import { insurance } from './insurance'
import { jobList } from './jobList'
import { lifeSciences } from './lifeSciences'
import { nantes } from './nantes'
import { notFound } from './notFound'
import { paris } from './paris'
import { retailLuxury } from './retailLuxury'
import { socialImpact } from './socialImpact'
import { training } from './training'
import { valuesHub } from './valuesHub'
import { wellBeing } from './wellBeing'

export const motifs = {
  home,
  'job-list': jobList,
  'values-hub': valuesHub,
  'not-found': notFound,
  applications,
  consulting,
  'data-science': dataScience,
  'infrastructure-security': infrastructureSecurity,
  banking,
  energy,
  insurance,
  'retail-luxury': retailLuxury,
  'life-sciences': lifeSciences,
  infrastructure,
  'well-being': wellBeing,
  diversity,
  environment,
  training,
  'social-impact': socialImpact,
  ethics,
  paris,
  bordeaux,
  nantes,
} as const satisfies Record<PictureSubject, Motif>
