import { banking } from './banking'
import { energy } from './energy'
import { infrastructure } from './infrastructure'
import { insurance } from './insurance'
import { lifeSciences } from './lifeSciences'
import { retailLuxury } from './retailLuxury'
import type { EnglishSectorPageContent } from './sectorPageContent'

export const englishSectorPages: EnglishSectorPageContent[] = [
  banking,
  energy,
  insurance,
  retailLuxury,
  lifeSciences,
  infrastructure,
]
