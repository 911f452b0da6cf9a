/** Replacements for Payload's French texts that users read when they sign in or when an input is refused. */
export const payloadTranslationOverrides = {
  authentication: {
    login: 'Se connecter',
  },
  error: {
    documentNotFound:
      'La page demandée n’existe plus, n’a jamais existé, ou n’est pas ouverte à votre compte.',
    correctInvalidFields: 'Corrigez les champs signalés.',
    emailOrPasswordIncorrect: 'Email ou mot de passe incorrect',
    // Payload splits the text at the colon and inserts the number before it.
    followingFieldsInvalid_one: 'Champ à corriger\u00A0:',
    followingFieldsInvalid_other: 'Champs à corriger:',
    unspecific: 'Une erreur est survenue',
    userEmailAlreadyRegistered: 'Un compte existe déjà avec cette adresse e-mail.',
    valueMustBeUnique: 'Cette valeur est déjà prise.',
    localesNotSaved_one: 'Cette langue n’a pas pu être enregistrée\u00A0:',
    localesNotSaved_other: 'Ces langues n’ont pas pu être enregistrées\u00A0:',
    unableToDeleteCount: 'Non supprimé\u00A0: {{count}} sur {{total}} {{label}}',
    unableToUpdateCount: 'Non modifié\u00A0: {{count}} sur {{total}} {{label}}',
  },
  validation: {
    emailAddress: 'Indiquez une adresse e-mail valide.',
    enterNumber: 'Indiquez un nombre.',
    greaterThanMax: '{{value}} dépasse le maximum de {{max}}.',
    lessThanMin: '{{value}} est au-dessous du minimum de {{min}}.',
  },
} as const
