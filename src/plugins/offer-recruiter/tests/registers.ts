import type { PluginRegisters } from '@/tests/support/pluginRegisters'

export const registers: PluginRegisters = {
  accountFields: [['job-offers', 'recruiter']],
}
