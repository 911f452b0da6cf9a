import type { Config, EditViewConfig } from 'payload'
import { extendConfig } from '@/src/configuration/extendConfig'
import { undeliveredWords } from './words/admin'

const undeliveredMailView: EditViewConfig = {
  Component: '/src/plugins/undelivered-mail/admin/UndeliveredView#UndeliveredView',
  path: '/envois',
  tab: { href: '/envois', label: undeliveredWords.tab },
}

/** Plugin that lists mails and chat messages that were not sent, beside the e-mail settings. */
export const undeliveredMail =
  () =>
  (config: Config): Config =>
    extendConfig(config, {
      globalViews: { 'email-settings': { undelivered: undeliveredMailView } },
    })
