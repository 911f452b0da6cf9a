import type { CollectionConfig, Config, GlobalConfig } from 'payload'
import { addFieldsAfter } from '@/src/configuration/addFieldsAfter'
import { changeCollections } from '@/src/configuration/changeCollections'
import { changeGlobals } from '@/src/configuration/changeGlobals'
import { extendConfig } from '@/src/configuration/extendConfig'
import type { PluginTaskOptions } from '@/src/jobs/pluginOptions'
import { withJobRequestId } from '@/src/jobs/withJobRequestId'
import { queueMailToFormerEmail } from './collections/formerAddress'
import { notifyOfChangedMailSettings } from './globals/notifyOfChangedMailSettings'
import { notifyFormerEmailTask } from './jobs/notifyFormerEmailTask'
import { notifyMailSettingsChangeTask } from './jobs/notifyMailSettingsChangeTask'

/** Plugin with a test of the mail settings, and with mails about changed settings and addresses. */
export const mailChecks =
  ({ outlets }: PluginTaskOptions) =>
  (config: Config): Config => {
    const tasks = [
      withJobRequestId(notifyMailSettingsChangeTask(outlets)),
      withJobRequestId(notifyFormerEmailTask(outlets)),
    ]
    return changeGlobals(
      changeCollections(extendConfig(config, { tasks }), { users: addFormerEmailNotification }),
      { 'email-settings': (settings) => addMailSettingsNotification(addMailTestField(settings)) },
    )
  }

const addFormerEmailNotification = ({ hooks, ...users }: CollectionConfig): CollectionConfig => ({
  ...users,
  hooks: { ...hooks, afterChange: [...(hooks?.afterChange ?? []), queueMailToFormerEmail] },
})

const addMailSettingsNotification = ({ hooks, ...settings }: GlobalConfig): GlobalConfig => ({
  ...settings,
  hooks: { ...hooks, beforeChange: [...(hooks?.beforeChange ?? []), notifyOfChangedMailSettings] },
})

const addMailTestField = addFieldsAfter('confirmedServer', {
  name: 'mailTest',
  type: 'ui',
  admin: { components: { Field: '/src/plugins/mail-checks/admin/MailTest#MailTest' } },
})
