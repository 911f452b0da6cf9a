import type { PluginPage } from '@/src/domain/urls/pluginPage'
import { alertPages } from './job-alerts/rules/alertPages'

/** The forms of plugins with a public path of their own. */
export const pluginPages: readonly PluginPage[] = [alertPages]
