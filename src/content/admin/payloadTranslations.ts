import { trashTranslations } from './trash'
import { versionTranslations } from './versions'

/** Where Payload's own French wording differs from ours. */
export const payloadTranslations = {
  authentication: {
    forgotPasswordEmailInstructions:
      'Indiquez votre adresse e-mail\u00A0: vous recevrez un lien pour choisir un nouveau mot de passe.',
    login: 'Se connecter',
  },
  dashboard: {
    addButton: 'Ajouter un bloc',
    addWidget: 'Ajouter un bloc au tableau de bord',
    deleteWidget: 'Retirer ce bloc du tableau de bord',
    discardConfirmLabel: 'Ne pas garder',
    discardMessage:
      'La nouvelle disposition n’est pas enregistrée. Voulez-vous l’abandonner\u00A0?',
    discardTitle: 'Abandonner la nouvelle disposition\u00A0?',
    editDashboard: 'Ranger le tableau de bord',
    editingDashboard:
      'Déplacez, agrandissez ou retirez les blocs (au clavier\u00A0: Espace, les flèches, puis Espace)',
    noItems:
      'Il n’y a rien sur votre tableau de bord. Ajoutez des blocs depuis le menu «\u00A0Tableau de bord\u00A0», en haut de la page.',
    resetLayout: 'Revenir à la disposition d’origine',
    searchWidgets: 'Rechercher un bloc…',
  },
  error: {
    correctInvalidFields: 'Corrigez les champs signalés.',
    emailOrPasswordIncorrect: 'Email ou mot de passe incorrect',
    // Payload cuts at the colon, and puts how many there are before it.
    followingFieldsInvalid_one: 'Champ à corriger\u00A0:',
    followingFieldsInvalid_other: 'Champs à corriger:',
    unspecific: 'Une erreur est survenue',
  },
  fields: {
    chooseFromExisting: 'Choisir une image existante',
    addLabel: 'Ajouter\u00A0: {{label}}',
    saveChanges: 'Enregistrer',
    toggleBlock: 'Déplier ou replier',
  },
  general: {
    // Before the name of the list, beside « Corbeille ».
    all: 'Liste\u00A0:',
    ascending: 'croissant',
    created: 'Création\u00A0',
    creating: 'Création',
    // Of a document that two people have opened.
    currentlyEditing:
      'modifie ce document. Si vous prenez la main, cette personne ne pourra plus l’enregistrer et perdra ce qu’elle n’a pas enregistré.',
    documentLocked: 'Ce document est ouvert ailleurs',
    editedSince: 'Dernière modification\u00A0:',
    editing: 'Modification',
    goBack: 'Revenir à la liste',
    takeOver: 'Prendre la main',
    createdAt: 'Date',
    createNew: 'Ajouter',
    createNewLabel: 'Ajouter\u00A0: {{label}}',
    creatingNewLabel: 'Création\u00A0: {{label}}',
    descending: 'décroissant',
    lastModified: 'Modification\u00A0',
    // Payload puts a colon behind both.
    locale: 'Langue du contenu\u00A0',
    locales: 'Langues\u00A0',
    notFound: 'Introuvable\u00A0: supprimé entre-temps, ou jamais créé.',
    nothingFound: 'Page introuvable',
    noResultsDescription:
      'Rien n’a encore été enregistré, ou rien ne correspond à la recherche et aux filtres.',
    sorryNotFound:
      'L’adresse est fausse, ce qu’elle montrait a été supprimé, ou votre compte n’y a pas accès.',
    sortByLabelDirection: 'Trier par {{label}}, {{direction}}',
    payloadSettings: 'Affichage',
    perPage: 'Par page\u00A0: {{limit}}',
    save: 'Enregistrer',
    submit: 'Envoyer',
    ...trashTranslations,
    aboutToDelete: 'Êtes-vous sûr de vouloir supprimer «\u00A0{{title}}\u00A0»\u00A0?',
  },
  localization: {
    copyToLocale: 'Copier vers une autre langue',
  },
  upload: {
    bulkUpload: 'Ajouter plusieurs images',
  },
  validation: {
    emailAddress: 'Indiquez une adresse e-mail valide.',
    enterNumber: 'Indiquez un nombre.',
    greaterThanMax: '{{value}} dépasse le maximum de {{max}}.',
    lessThanMin: '{{value}} est au-dessous du minimum de {{min}}.',
  },
  version: versionTranslations,
} as const
