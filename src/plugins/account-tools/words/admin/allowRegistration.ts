/** The setting that lets visitors request an access. */
export const allowRegistrationText = {
  label: 'Autoriser les demandes d’accès',
  description:
    'La page de connexion propose «\u00A0Demander un accès\u00A0». La personne n’a aucun droit tant qu’un Super Administrateur ne l’a pas acceptée.',
} as const
