/** Words for API tokens that read the statistics. */
export const statisticsTokensText = {
  labels: { singular: 'Jeton de lecture', plural: 'Jetons de lecture' },
  description:
    'Avec un jeton, un programme (tableur, tableau de bord) lit les chiffres des statistiques à l’adresse /api/statistiques/v1, sans compte et sans rien d’autre. Un jeton révoqué ne lit plus rien, aussitôt.',
  name: {
    label: 'Nom',
    help: 'À quoi il sert, pour le reconnaître\u00A0: «\u00A0Tableau de bord de la direction\u00A0».',
    missing: 'Donnez un nom au jeton, de 80 caractères au plus.',
  },
  createdBy: 'Créé par',
  lastUsedAt: 'Dernière lecture',
  neverUsed: 'Jamais',
  create: 'Créer un jeton',
  creating: 'Création…',
  createTitle: 'Créer un jeton de lecture',
  cancel: 'Annuler',
  close: 'Fermer',
  shown: {
    title: 'Jeton créé',
    help: 'Copiez-le maintenant\u00A0: il n’est gardé nulle part et ne sera plus montré. Qui l’a lit les statistiques.',
    label: 'Jeton',
    copy: 'Copier le jeton',
    copying: 'Copie…',
    copied: 'Jeton copié',
    copyByHand:
      'La copie n’a pas été permise\u00A0: le jeton est sélectionné, copiez-le au clavier.',
  },
  failed: 'Le jeton n’a pas pu être créé. Réessayez dans un instant.',
  forbidden: 'Seul un Administrateur peut créer un jeton.',
  revoke: 'Révoquer',
  revokeOf: (name: string) => `Révoquer le jeton\u00A0: ${name}`,
  revokeTitle: 'Révoquer ce jeton\u00A0?',
  revokeMeaning: 'Les programmes qui s’en servent ne liront plus rien, aussitôt et pour toujours.',
  revoking: 'Révocation…',
  revoked: 'Jeton révoqué',
  notRevoked: 'Le jeton n’a pas pu être révoqué. Réessayez dans un instant.',
}
