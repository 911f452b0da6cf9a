import type { clientNamesBySector } from '../clientNamesBySector'
import type { PictureSubject } from '../pictures'
import type { CallToActionContent, CardContent, TextContent } from '../sectionContent'

export type SectorPageContent = {
  slug: keyof typeof clientNamesBySector
  picture: PictureSubject
  title: string
  summary: string
  metaDescription: string
  intro: string[]
  solutionsHeading: string
  solutionsIntro: string
  solutions: CardContent[]
  texts: TextContent[]
  callToAction: CallToActionContent
}
