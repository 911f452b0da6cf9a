export const navigationSettingsText = {
  label: 'Navigation',
  items: {
    label: 'Entrées du menu',
    description:
      'Faites glisser une entrée par sa poignée pour changer son rang, ou ouvrez son menu «\u00A0…\u00A0» pour la monter, la descendre ou la supprimer.',
    singular: 'Entrée',
    plural: 'Entrées',
    itemLabel: 'Libellé',
    url: 'Lien',
    isActive: 'Affichée',
    order: 'Rang',
    hidden: 'masquée',
  },
}
