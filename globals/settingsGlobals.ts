import type { GlobalConfig, UIField } from 'payload'
import { EmailSettings } from './EmailSettings'
import { HeroSettings } from './HeroSettings'
import { NavigationSettings } from './NavigationSettings'
import { WebsiteSettings } from './WebsiteSettings'

const readOnlyNoticeField: UIField = {
  name: 'readOnlyNotice',
  type: 'ui',
  admin: {
    components: {
      Field: '/components/admin/document/ReadOnlySettingsNotice#ReadOnlySettingsNotice',
    },
  },
}

/** Disables document locks, so that colleagues can start maintenance while settings are open. */
export const configureSettingsGlobal = (global: GlobalConfig): GlobalConfig => ({
  ...global,
  fields: [readOnlyNoticeField, ...global.fields],
  lockDocuments: false,
})

export const settingsGlobals = [
  WebsiteSettings,
  HeroSettings,
  NavigationSettings,
  EmailSettings,
].map(configureSettingsGlobal)
