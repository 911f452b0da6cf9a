import type { ValuePage } from '@/payload-types'
import { createRichText } from '@/src/plugins/demo-content/seed/createRichText'
import type { SectionContent } from '../content/sectionContent'

/** The fixed texts of all sections. */
type SharedSectionTexts = { linkLabel: string }

export const frenchSectionTexts: SharedSectionTexts = { linkLabel: 'En savoir plus' }
export const englishSectionTexts: SharedSectionTexts = { linkLabel: 'Find out more' }

type ComposedPageSection = NonNullable<ValuePage['sections']>[number]

export function composeSections(
  sections: SectionContent[],
  { linkLabel }: SharedSectionTexts,
): ComposedPageSection[] {
  return sections.map((section) => composeSection(section, linkLabel))
}

function composeSection(section: SectionContent, linkLabel: string): ComposedPageSection {
  switch (section.kind) {
    case 'text': {
      const { heading, paragraphs } = section
      return { blockType: 'text', heading, body: createRichText(paragraphs) }
    }
    case 'cards': {
      const { kind: blockType, ...fields } = section
      return { blockType, ...fields }
    }
    case 'figures': {
      const { kind: blockType, ...fields } = section
      return { blockType, ...fields }
    }
    case 'testimonials': {
      const { kind: blockType, ...fields } = section
      return { blockType, ...fields }
    }
    case 'partners': {
      const { heading, intro, partners } = section
      return { blockType: 'partners', heading, intro, partners, linkLabel }
    }
    case 'charter': {
      const columns = section.columns.map(({ title, commitments }) => ({
        title,
        commitments: commitments.map((text) => ({ text })),
      }))
      return { blockType: 'charter', heading: section.heading, intro: section.intro, columns }
    }
  }
}
