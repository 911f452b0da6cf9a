'use client'

import { toast, useForm } from '@payloadcms/ui'
import {
  type SavedSettings,
  settingsNotSaved,
  settingsSaved,
} from '@/src/content/admin/settingsSaves'
import { SubmitButton } from './SubmitButton'

/** Payload's save button, telling in the words of the settings what became of them. */
export function SettingsSaveButton({ words }: { words: SavedSettings }) {
  const { submit } = useForm()

  const save = async () => {
    const outcome = await submit({ disableSuccessStatus: true })
    if (outcome?.res.ok) toast.success(settingsSaved[words])
    // Payload itself names the field that is wrong, beside this.
    else toast.error(settingsNotSaved)
  }

  return <SubmitButton save={save} />
}
