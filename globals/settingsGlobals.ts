import { DataRetention } from './DataRetention'
import { EmailSettings } from './EmailSettings'
import { HeroSettings } from './HeroSettings'
import { NavigationSettings } from './NavigationSettings'
import { WebsiteSettings } from './WebsiteSettings'

export const settingsGlobals = [
  WebsiteSettings,
  HeroSettings,
  NavigationSettings,
  EmailSettings,
  DataRetention,
]
