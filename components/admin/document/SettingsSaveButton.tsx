'use client'

import {
  type SavedSettings,
  settingsNotSaved,
  settingsSaved,
} from '@/src/content/admin/settingsSaves'
import { SubmitButton } from './SubmitButton'
import { useSaveWithToast } from './useSaveWithToast'

/** Replaces Payload's save button for settings, to show toasts in the words of those settings. */
export function SettingsSaveButton({ words }: { words: SavedSettings }) {
  const save = useSaveWithToast({ saved: settingsSaved[words], failed: settingsNotSaved })
  return <SubmitButton save={async () => void (await save())} />
}
