/**
 * Errors of the REST API for invalid input and internal failures. They have no colon, because
 * Payload parses the text after a colon as a list of fields.
 */
export const restInputErrors = {
  unreadable: 'Cette demande ne peut pas être lue. Vérifiez ce qui est envoyé, puis recommencez.',
  impossibleFilter:
    'Ce filtre ou ce tri n’est pas possible ici. Vérifiez le champ, la comparaison et la valeur, puis recommencez.',
  tooManyConditions:
    'Ce filtre demande trop de choses à la fois. Retirez des conditions ou des valeurs, puis recommencez.',
  missingRelation:
    'Ce qui est choisi ici n’existe pas, ou n’existe plus. Choisissez autre chose, puis recommencez.',
  databaseAway:
    'La base de données ne répond pas, rien n’a été enregistré. Réessayez dans une minute\u00A0; si cela dure, prévenez la personne qui s’occupe du serveur.',
  failed:
    'Une erreur s’est produite sur le serveur, rien n’a été enregistré. Réessayez dans une minute.',
  signedOut:
    'Votre session est terminée, rien n’a été enregistré. Connectez-vous de nouveau, puis recommencez.',
  tooLarge: 'Cet envoi est trop volumineux. Réduisez-le, puis recommencez.',
}
