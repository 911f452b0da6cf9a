import type { Config } from 'payload'
import { changeGlobals } from '@/src/configuration/changeGlobals'
import { addAppearanceTab } from './globals/addAppearanceTab'

const adminIcons = [
  { rel: 'icon', type: 'image/svg+xml', url: '/icon.svg' },
  { rel: 'apple-touch-icon', url: '/apple-icon.png' },
]

/** Plugin with the colours, logos and icon of the firm. */
export const appearance =
  () =>
  (config: Config): Config => {
    const { admin } = config
    const withIcons = {
      ...config,
      admin: { ...admin, meta: { ...admin?.meta, icons: adminIcons } },
    }
    return changeGlobals(withIcons, { 'website-settings': addAppearanceTab })
  }
