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
      'Il n’y a rien sur votre tableau de bord. Ajoutez des blocs depuis le menu à droite du titre.',
    resetLayout: 'Revenir à la disposition d’origine',
    searchWidgets: 'Rechercher un bloc…',
  },
  error: {
    documentNotFound:
      'La page demandée n’existe plus, n’a jamais existé, ou n’est pas ouverte à votre compte.',
    correctInvalidFields: 'Corrigez les champs signalés.',
    emailOrPasswordIncorrect: 'Email ou mot de passe incorrect',
    // Payload cuts at the colon, and puts how many there are before it.
    followingFieldsInvalid_one: 'Champ à corriger\u00A0:',
    followingFieldsInvalid_other: 'Champs à corriger:',
    unspecific: 'Une erreur est survenue',
    localesNotSaved_one: 'Cette langue n’a pas pu être enregistrée\u00A0:',
    localesNotSaved_other: 'Ces langues n’ont pas pu être enregistrées\u00A0:',
    unableToDeleteCount: 'Non supprimé\u00A0: {{count}} sur {{total}} {{label}}',
    unableToUpdateCount: 'Non modifié\u00A0: {{count}} sur {{total}} {{label}}',
  },
  fields: {
    chooseFromExisting: 'Choisir une image existante',
    addLabel: 'Ajouter\u00A0: {{label}}',
    addNew: 'Ajouter',
    addNewLabel: 'Ajouter\u00A0: {{label}}',
    chooseLabel: 'Choisir\u00A0: {{label}}',
    editLabelData: 'Modifier\u00A0: {{label}}',
    newLabel: 'Ajouter\u00A0: {{label}}',
    removeUpload: 'Retirer le fichier',
    swapUpload: 'Changer de fichier',
    uploadNewLabel: 'Envoyer un fichier\u00A0: {{label}}',
    saveChanges: 'Enregistrer',
    toggleBlock: 'Déplier ou replier',
  },
  general: {
    // Before the name of the list, beside « Corbeille »: the name is enough.
    all: '\u200B',
    ascending: 'croissant',
    created: 'Création\u00A0',
    deleted: 'Suppression\u00A0',
    exitLivePreview: 'Fermer l’aperçu',
    livePreview: 'Aperçu à côté du formulaire',
    deletedCountSuccessfully: 'Suppression faite\u00A0: {{count}} {{label}}',
    deletedSuccessfully: 'Suppression faite',
    deleting: 'Suppression…',
    duplicateWithoutSaving: 'Dupliquer sans enregistrer',
    edit: 'Modifier',
    emptyTrashLabel: 'Vider la corbeille\u00A0: {{label}}',
    globals: 'Réglages',
    leaveWithoutSaving: 'Quitter sans enregistrer\u00A0?',
    // Payload puts three dots behind it.
    loading: 'Chargement',
    newLabel: 'Ajouter\u00A0: {{label}}',
    next: 'Suivant',
    none: 'Sans',
    noResults: 'Rien n’a été trouvé.',
    // Between the rows of a page and how many there are: « 1–4 sur 4 ».
    of: 'sur',
    restoring: 'Restauration…',
    saving: 'Enregistrement…',
    schedulePublishFor: 'Programmer la publication\u00A0: {{title}}',
    selectAll: 'Tout sélectionner ({{count}})',
    selectedCount: 'Sélection\u00A0: {{count}} {{label}}',
    submitting: 'Enregistrement…',
    successfullyCreated: 'Ajout enregistré\u00A0: {{label}}',
    successfullyDuplicated: 'Copie faite\u00A0: {{label}}',
    titleDeleted: 'Suppression faite\u00A0: «\u00A0{{title}}\u00A0»',
    updatedCountSuccessfully: 'Modifications enregistrées\u00A0: {{count}} {{label}}',
    updatedLabelSuccessfully: 'Modifications enregistrées\u00A0: {{label}}',
    updatedSuccessfully: 'Modifications enregistrées',
    uploading: 'Envoi du fichier',
    uploadingBulk: 'Envoi\u00A0: {{current}} sur {{total}}',
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
    filesToUpload: 'Fichiers à envoyer',
    fileToUpload: 'Fichier à envoyer',
  },
  validation: {
    emailAddress: 'Indiquez une adresse e-mail valide.',
    enterNumber: 'Indiquez un nombre.',
    greaterThanMax: '{{value}} dépasse le maximum de {{max}}.',
    lessThanMin: '{{value}} est au-dessous du minimum de {{min}}.',
  },
  version: versionTranslations,
} as const
