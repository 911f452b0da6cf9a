import type { GlobalConfig } from 'payload'
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

/** Settings left open on a screen must not keep a colleague from closing the site for maintenance. */
export const settingsGlobals = settings.map((global) => ({
  ...global,
  lockDocuments: false as const,
}))
