import type { SectorPageContent } from '@/src/seed/content/sectorPages/sectorPageContent'

export type EnglishSectorPageContent = Omit<SectorPageContent, 'slug'> & { slug: string }
