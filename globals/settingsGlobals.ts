import type { GlobalConfig, UIField } from 'payload'
import { DataRetention } from '@/src/plugins/retention/globals/DataRetention'
import { EmailSettings } from './EmailSettings'
import { HeroSettings } from './HeroSettings'
import { NavigationSettings } from './NavigationSettings'
import { WebsiteSettings } from './WebsiteSettings'

const settings: GlobalConfig[] = [
  WebsiteSettings,
  HeroSettings,
  NavigationSettings,
  EmailSettings,
  DataRetention,
]

const readOnlyNotice: UIField = {
  name: 'readOnlyNotice',
  type: 'ui',
  admin: {
    components: { Field: '/components/admin/document/ReadOnlySettings#ReadOnlySettings' },
  },
}

/** Open settings must not lock them for colleagues, for example to start maintenance. */
export const settingsGlobals = settings.map((global) => ({
  ...global,
  fields: [readOnlyNotice, ...global.fields],
  lockDocuments: false as const,
}))
