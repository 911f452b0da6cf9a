import type { ValuePage } from '@/payload-types'
import type { SectionContent } from '../content/sectionContent'
import { richText } from '../richText'

type Section = NonNullable<ValuePage['sections']>[number]

export function composeSections(sections: SectionContent[]): Section[] {
  return sections.map(composeSection)
}

function composeSection(section: SectionContent): Section {
  switch (section.kind) {
    case 'text': {
      const { heading, paragraphs } = section
      return { blockType: 'text', heading, body: richText(paragraphs) }
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
      return { blockType: 'partners', heading, intro, partners, linkLabel: 'En savoir plus' }
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
