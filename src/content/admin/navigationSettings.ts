export const navigationSettingsText = {
  label: 'Navigation',
  items: {
    label: 'Entrées du menu',
    description: 'Faites glisser une entrée pour changer son rang.',
    singular: 'Entrée',
    plural: 'Entrées',
    itemLabel: 'Libellé',
    url: 'Lien',
    isActive: 'Affichée',
  },
}
