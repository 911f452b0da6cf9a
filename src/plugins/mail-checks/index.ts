import type { CollectionConfig, Config, GlobalConfig } from 'payload'
import { changeCollections } from '@/src/configuration/changeCollections'
import { changeGlobals } from '@/src/configuration/changeGlobals'
import { extendConfig } from '@/src/configuration/extendConfig'
import { fieldsAfter } from '@/src/configuration/fieldsAfter'
import type { PluginOptions } from '@/src/jobs/pluginOptions'
import { withJobRequestId } from '@/src/jobs/withJobRequestId'
import { queueFormerAddressMail } from './collections/formerAddress'
import { announceChange } from './globals/announceChange'
import { announceMailSettings } from './jobs/announceMailSettings'
import { notifyFormerAddress } from './jobs/notifyFormerAddress'

/** A test of the mail settings, and mails about changed mail settings and e-mail addresses of accounts. */
export const mailChecks =
  ({ outlets }: PluginOptions) =>
  (config: Config): Config => {
    const tasks = [
      withJobRequestId(announceMailSettings(outlets)),
      withJobRequestId(notifyFormerAddress(outlets)),
    ]
    return changeGlobals(
      changeCollections(extendConfig(config, { tasks }), { users: withFormerAddressMail }),
      { 'email-settings': (settings) => withAnnouncement(withTest(settings)) },
    )
  }

const withFormerAddressMail = ({ hooks, ...users }: CollectionConfig): CollectionConfig => ({
  ...users,
  hooks: { ...hooks, afterChange: [...(hooks?.afterChange ?? []), queueFormerAddressMail] },
})

const withAnnouncement = ({ hooks, ...settings }: GlobalConfig): GlobalConfig => ({
  ...settings,
  hooks: { ...hooks, beforeChange: [...(hooks?.beforeChange ?? []), announceChange] },
})

const withTest = fieldsAfter('confirmedServer', {
  name: 'mailTest',
  type: 'ui',
  admin: { components: { Field: '/src/plugins/mail-checks/admin/MailTest#MailTest' } },
})
