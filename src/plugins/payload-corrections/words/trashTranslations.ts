/** Payload's texts about the trash in our wording. */
export const trashTranslations = {
  aboutToTrash:
    'Êtes-vous sûr de vouloir mettre «\u00A0{{title}}\u00A0» à la corbeille\u00A0? Vous pourrez l’en restaurer.',
  aboutToTrashCount: 'Mettre à la corbeille\u00A0: {{count}} {{label}}',
  aboutToPermanentlyDelete:
    'Êtes-vous sûr de vouloir supprimer définitivement «\u00A0{{title}}\u00A0»\u00A0? Cela ne pourra pas être annulé.',
  aboutToPermanentlyDeleteTrash:
    'Êtes-vous sûr de vouloir supprimer définitivement <0>{{count}}</0> <1>{{label}}</1>\u00A0? Cela ne pourra pas être annulé.',
  aboutToRestore: 'Restaurer «\u00A0{{title}}\u00A0»\u00A0?',
  aboutToRestoreAsDraft: 'Restaurer «\u00A0{{title}}\u00A0» comme brouillon\u00A0?',
  aboutToRestoreCount: 'Restaurer\u00A0: {{count}} {{label}}',
  aboutToRestoreAsDraftCount: 'Restaurer comme brouillon\u00A0: {{count}} {{label}}',
  deletePermanently: 'Supprimer définitivement, sans passer par la corbeille',
  deletedAt: 'Mis à la corbeille',
  documentIsTrashed: 'Ce document est dans la corbeille\u00A0: restaurez-le pour le modifier.',
  noTrashResults: 'La corbeille est vide.',
  restoreAsPublished: 'Restaurer et publier',
  titleRestored: '«\u00A0{{title}}\u00A0» restauré avec succès',
  titleTrashed: '«\u00A0{{title}}\u00A0» mis à la corbeille',
  trashedCountSuccessfully: 'Mis à la corbeille\u00A0: {{count}} {{label}}',
  restoredCountSuccessfully: 'Restauré\u00A0: {{count}} {{label}}',
  permanentlyDeletedCountSuccessfully: 'Supprimé définitivement\u00A0: {{count}} {{label}}',
} as const
