/** The headings under which the admin's menu is ordered. */
export const adminGroups = {
  recruitment: 'Recrutement',
  messages: 'Messages',
  content: 'Contenu',
  settings: 'Réglages',
  administration: 'Administration',
}
