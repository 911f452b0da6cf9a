/** The headings under which the admin's menu is ordered; what is seldom written stands under another. */
export const adminGroups = {
  recruitment: 'Recrutement',
  messages: 'Messages',
  content: 'Contenu',
  otherContent: 'Autres pages',
  settings: 'Réglages',
  administration: 'Administration',
}
