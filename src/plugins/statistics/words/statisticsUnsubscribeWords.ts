/** Words for the page that unsubscribes from the statistics mails. */
export const statisticsUnsubscribeWords = {
  ask: {
    title: 'Ne plus recevoir les statistiques\u00A0?',
    sentence:
      'Vous ne recevrez plus les statistiques par e-mail. Vous pourrez les redemander dans votre profil.',
    button: 'Ne plus les recevoir',
  },
  done: {
    title: 'C’est fait',
    sentence: 'Vous ne recevrez plus les statistiques par e-mail.',
  },
  wrong: {
    title: 'Ce lien ne mène à rien',
    sentence:
      'Il a sans doute été coupé. Ouvrez le lien entier, ou réglez ces messages dans votre profil.',
  },
  failed: {
    title: 'Un problème est survenu',
    sentence: 'Votre demande n’a pas pu être enregistrée. Réessayez dans quelques minutes.',
  },
} as const
