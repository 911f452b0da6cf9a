import type { ExpertisePage } from '@/payload-types'
import { currentPageWords } from '@/src/content/currentPageWords'
import type { PublicSiteWords } from '@/src/content/siteWords'
import { CardGrid } from './CardGrid'
import { CharterSection } from './CharterSection'
import { KeyFiguresSection } from './KeyFiguresSection'
import { PartnersSection } from './PartnersSection'
import { TestimonialsSection } from './TestimonialsSection'
import { TextSection } from './TextSection'

type PageSection = NonNullable<ExpertisePage['sections']>[number]

/** The sections of a page as composed by staff. */
export async function PageSections({ sections }: { sections: ExpertisePage['sections'] }) {
  const words = await currentPageWords()
  return sections?.map((section) => (
    <PageSectionView key={section.id} section={section} words={words} />
  ))
}

function PageSectionView({ section, words }: { section: PageSection; words: PublicSiteWords }) {
  switch (section.blockType) {
    case 'text':
      return <TextSection {...section} />
    case 'cards':
      return <CardGrid {...section} />
    case 'figures':
      return <KeyFiguresSection {...section} />
    case 'testimonials':
      return <TestimonialsSection {...section} words={words} />
    case 'partners':
      return <PartnersSection {...section} words={words} />
    case 'charter':
      return <CharterSection {...section} />
  }
}
