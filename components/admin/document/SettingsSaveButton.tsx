'use client'

import {
  type SavedSettings,
  settingsNotSaved,
  settingsSaved,
} from '@/src/content/admin/settingsSaves'
import { SubmitButton } from './SubmitButton'
import { useToldSave } from './useToldSave'

/** Payload's save button, telling in the words of the settings what became of them. */
export function SettingsSaveButton({ words }: { words: SavedSettings }) {
  const save = useToldSave({ saved: settingsSaved[words], failed: settingsNotSaved })
  return <SubmitButton save={async () => void (await save())} />
}
