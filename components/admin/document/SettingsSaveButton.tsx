'use client'

import {
  type SavedSettingsKind,
  settingsNotSavedSentence,
  settingsSavedSentences,
} from '@/src/content/admin/settingsSaves'
import { SubmitButton } from './SubmitButton'
import { useSaveWithToast } from './useSaveWithToast'

/** Replaces Payload's save button for settings, to show toasts in the words of those settings. */
export function SettingsSaveButton({ words }: { words: SavedSettingsKind }) {
  const save = useSaveWithToast({
    saved: settingsSavedSentences[words],
    failed: settingsNotSavedSentence,
  })
  return <SubmitButton save={async () => void (await save())} />
}
