import { trashTranslations } from './trash'

/** Where Payload's own French wording differs from ours. */
export const payloadTranslations = {
  authentication: {
    login: 'Se connecter',
  },
  error: {
    emailOrPasswordIncorrect: 'Email ou mot de passe incorrect',
    unspecific: 'Une erreur est survenue',
  },
  fields: {
    addLabel: 'Ajouter : {{label}}',
    toggleBlock: 'Déplier ou replier',
  },
  general: {
    created: 'Création',
    createdAt: 'Date',
    createNew: 'Créer',
    createNewLabel: 'Créer : {{label}}',
    creatingNewLabel: 'Création : {{label}}',
    lastModified: 'Modification',
    locale: 'Langue du contenu',
    noResultsDescription:
      'Rien n’a encore été enregistré, ou rien ne correspond à la recherche et aux filtres.',
    perPage: 'Par page : {{limit}}',
    save: 'Enregistrer',
    ...trashTranslations,
    aboutToDelete: 'Êtes-vous sûr de vouloir supprimer « <1>{{title}}</1> » ?',
  },
} as const
