import type { IconName } from '@/src/domain/look/icon'
import type { PictureSubject } from '../pictures'
import type { CallToActionContent, CardContent } from '../sectionContent'

export type ExpertisePageContent = {
  slug: string
  picture: PictureSubject
  title: string
  icon: IconName
  summary: string
  metaDescription: string
  intro: string[]
  servicesHeading: string
  services: CardContent[]
  approachHeading: string
  approachIntro: string
  steps: { title: string; text: string }[]
  callToAction: CallToActionContent
}
