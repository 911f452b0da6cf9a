import type { GlobalConfig, UIField } from 'payload'
import { DataRetention } from './DataRetention'
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

/** Settings left open on a screen must not keep a colleague from closing the site for maintenance. */
export const settingsGlobals = settings.map((global) => ({
  ...global,
  fields: [readOnlyNotice, ...global.fields],
  lockDocuments: false as const,
}))
