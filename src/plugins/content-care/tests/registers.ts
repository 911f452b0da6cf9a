import type { PluginRegisters } from '@/tests/support/pluginRegisters'

export const registers: PluginRegisters = {
  rootScreens: { care: '/a-soigner' },
  screens: { lists: ['/admin/a-soigner'] },
}
