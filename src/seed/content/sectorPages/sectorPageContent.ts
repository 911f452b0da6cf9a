import type { CallToActionContent, CardContent, TextContent } from '../sectionContent'

export type SectorPageContent = {
  slug: string
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
