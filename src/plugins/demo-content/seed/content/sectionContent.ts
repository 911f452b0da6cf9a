import type { IconName } from '@/src/domain/look/icon'

export type CardContent = { icon: IconName; title: string; text: string }

/** A text section; each string is a paragraph. */
export type TextContent = { heading: string; paragraphs: string[] }

export type CallToActionContent = { title: string; text: string; label: string }

export type SectionContent =
  | ({ kind: 'text' } & TextContent)
  | { kind: 'cards'; heading: string; intro?: string; cards: CardContent[] }
  | {
      kind: 'figures'
      heading: string
      intro?: string
      figures: { value: string; label: string }[]
      goal?: string
    }
  | {
      kind: 'testimonials'
      heading: string
      testimonials: { quote: string; name: string; position: string }[]
    }
  | {
      kind: 'partners'
      heading: string
      intro?: string
      partners: { name: string; description: string; url: string }[]
    }
  | {
      kind: 'charter'
      heading: string
      intro?: string
      columns: { title: string; commitments: string[] }[]
    }
