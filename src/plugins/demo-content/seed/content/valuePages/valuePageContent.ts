import type { IconName } from '@/src/domain/look/icon'
import type { PictureSubject } from '../pictures'
import type { SectionContent } from '../sectionContent'

export type ValuePageContent = {
  slug: string
  picture: PictureSubject
  title: string
  icon: IconName
  summary: string
  metaDescription: string
  intro: string[]
  sections: SectionContent[]
  /** The button and its link are the same on every page. */
  closing: { title: string; text: string }
}
