import type { ExpertisePage } from '@/payload-types'
import { CardGrid } from './CardGrid'
import { CharterSection } from './CharterSection'
import { FiguresSection } from './FiguresSection'
import { PartnersSection } from './PartnersSection'
import { TestimonialsSection } from './TestimonialsSection'
import { TextSection } from './TextSection'

type PageSection = NonNullable<ExpertisePage['sections']>[number]

/** The part of a page that staff compose, in their order. */
export function Sections({ sections }: { sections: ExpertisePage['sections'] }) {
  return sections?.map((section) => <PageSectionView key={section.id} section={section} />)
}

function PageSectionView({ section }: { section: PageSection }) {
  switch (section.blockType) {
    case 'text':
      return <TextSection {...section} />
    case 'cards':
      return <CardGrid {...section} />
    case 'figures':
      return <FiguresSection {...section} />
    case 'testimonials':
      return <TestimonialsSection {...section} />
    case 'partners':
      return <PartnersSection {...section} />
    case 'charter':
      return <CharterSection {...section} />
  }
}
