export const teamMembersText = {
  labels: { singular: 'Membre de la direction', plural: 'Équipe de direction' },
  description: 'Les portraits de l’accueil. Faites glisser les lignes pour changer leur ordre.',
  name: { label: 'Nom', description: 'Facultatif.' },
  position: {
    label: 'Fonction',
    description: 'Par exemple «\u00A0Directeur secteur Assurance\u00A0».',
  },
  portrait: { label: 'Portrait' },
} as const
