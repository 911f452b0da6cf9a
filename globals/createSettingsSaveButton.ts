/** A save button with the confirmation message of these settings. */
export const createSettingsSaveButton = (words: 'general' | 'email') => ({
  elements: {
    SaveButton: {
      path: '/components/admin/document/SettingsSaveButton#SettingsSaveButton',
      clientProps: { words },
    },
  },
})
