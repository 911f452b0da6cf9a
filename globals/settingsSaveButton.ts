/** Saves and says so in the words of these settings. */
export const settingsSaveButton = (words: 'general' | 'email') => ({
  elements: {
    SaveButton: {
      path: '/components/admin/document/SettingsSaveButton#SettingsSaveButton',
      clientProps: { words },
    },
  },
})
