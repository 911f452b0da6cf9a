export const consentWords = {
  title: 'Vos choix en matière de cookies',
  announcement:
    'Un bandeau vous demande vos choix en matière de cookies. Il précède le contenu de la page.',
  explanation:
    'Avec votre accord, nous mesurons la fréquentation du site pour l’améliorer. Rien n’est mesuré sans votre réponse, et vous pouvez changer d’avis à tout moment.',
  more: 'En savoir plus',
  detail: 'Détail des cookies',
  refuse: 'Refuser',
  selection: 'Sélection',
  acceptAll: 'Accepter tout',
  close: 'Fermer sans choisir',
  manage: 'Gérer les cookies',
  purposes: {
    necessary: {
      label: 'Nécessaires',
      description:
        'Ils mémorisent votre choix et protègent l’envoi des formulaires. Toujours actifs.',
    },
    analytics: {
      label: 'Mesure d’audience',
      description: 'Pages consultées, type d’appareil et provenance, sur nos seuls serveurs.',
    },
    marketing: {
      label: 'Marketing',
      description: 'Efficacité des campagnes. Aucun cookie de ce type n’est déposé à ce jour.',
    },
  },
} as const
