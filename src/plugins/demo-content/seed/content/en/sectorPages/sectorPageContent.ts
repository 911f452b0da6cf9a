import type { SectorPageContent } from '../../sectorPages/sectorPageContent'

export type EnglishSectorPageContent = Omit<SectorPageContent, 'slug'> & { slug: string }
