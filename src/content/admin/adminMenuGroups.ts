/** The groups of the admin menu; rarely edited content is in a group of its own. */
export const adminMenuGroups = {
  recruitment: 'Recrutement',
  messages: 'Messages',
  content: 'Contenu',
  otherContent: 'Autres pages',
  settings: 'Réglages',
  administration: 'Administration',
}
