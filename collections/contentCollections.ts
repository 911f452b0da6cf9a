import type { CollectionConfig } from 'payload'
import { ExpertisePages } from './ExpertisePages'
import { Offices } from './Offices'
import { SectorPages } from './SectorPages'
import { TeamMembers } from './TeamMembers'
import { Testimonials } from './Testimonials'
import { ValuePages } from './ValuePages'

/** The collections of the public pages, in the order of the admin's menu. */
export const contentCollections: CollectionConfig[] = [
  ExpertisePages,
  SectorPages,
  ValuePages,
  Offices,
  Testimonials,
  TeamMembers,
]
