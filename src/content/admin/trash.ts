/** Payload's words about the trash, where its own French is not ours. */
export const trashTranslations = {
  aboutToTrash:
    'Êtes-vous sûr de vouloir mettre « <1>{{title}}</1> » à la corbeille ? Vous pourrez l’en restaurer.',
  aboutToTrashCount: 'Mettre à la corbeille : {{count}} {{label}}',
  aboutToPermanentlyDelete:
    'Êtes-vous sûr de vouloir supprimer définitivement « <1>{{title}}</1> » ? Cela ne pourra pas être annulé.',
  aboutToPermanentlyDeleteTrash:
    'Êtes-vous sûr de vouloir supprimer définitivement <0>{{count}}</0> <1>{{label}}</1> ? Cela ne pourra pas être annulé.',
  aboutToRestore: 'Restaurer « <1>{{title}}</1> » ?',
  aboutToRestoreAsDraft: 'Restaurer « <1>{{title}}</1> » comme brouillon ?',
  aboutToRestoreCount: 'Restaurer : {{count}} {{label}}',
  aboutToRestoreAsDraftCount: 'Restaurer comme brouillon : {{count}} {{label}}',
  deletePermanently: 'Supprimer définitivement, sans passer par la corbeille',
  deletedAt: 'Mis à la corbeille',
  documentIsTrashed: 'Ce document est dans la corbeille : restaurez-le pour le modifier.',
  noTrashResults: 'La corbeille est vide.',
  restoreAsPublished: 'Restaurer et publier',
  titleRestored: '« {{title}} » restauré avec succès',
  titleTrashed: '« {{title}} » mis à la corbeille',
  trashedCountSuccessfully: 'Mis à la corbeille : {{count}} {{label}}',
  restoredCountSuccessfully: 'Restauré : {{count}} {{label}}',
  permanentlyDeletedCountSuccessfully: 'Supprimé définitivement : {{count}} {{label}}',
} as const
