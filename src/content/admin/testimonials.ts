export const testimonialsText = {
  labels: { singular: 'Témoignage', plural: 'Témoignages' },
  description: 'Le carrousel de l’accueil. Faites glisser les lignes pour changer leur ordre.',
  name: { label: 'Nom' },
  position: { label: 'Fonction', description: 'Fonction et entreprise.' },
  portrait: { label: 'Portrait' },
  quote: { label: 'Citation', description: 'Sans guillemets, ils sont ajoutés.' },
} as const
