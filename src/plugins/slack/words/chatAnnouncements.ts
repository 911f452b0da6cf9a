/** The texts of chat notifications. */
export const chatAnnouncementWords = {
  newApplication: 'Nouvelle candidature',
  newMessage: 'Nouveau message',
  jobTitle: 'Poste',
  firstName: 'Prénom',
  lastName: 'Nom',
  name: 'Nom',
  email: 'E-mail',
  phone: 'Téléphone',
  subject: 'Sujet',
  cv: 'CV',
  letter: 'Lettre de motivation',
  message: 'Message',
  noFile: 'Non fourni',
  openApplication: 'Ouvrir la candidature',
  openMessage: 'Ouvrir le message',
} as const
