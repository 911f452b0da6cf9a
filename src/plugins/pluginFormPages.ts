import type { PluginFormPages } from '@/src/domain/urls/pluginPage'
import { candidatePages } from './candidate-page/rules/candidatePages'
import { alertPages } from './job-alerts/rules/alertPages'
import { keepConsentPages } from './retention/rules/keepConsentPages'

/** The forms of plugins with a public path of their own. */
export const pluginFormPages: readonly PluginFormPages[] = [
  alertPages,
  candidatePages,
  keepConsentPages,
]
