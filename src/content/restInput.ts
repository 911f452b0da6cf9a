/** What the REST API says to input that it does not take. */
export const restInputErrors = {
  unreadable: 'Cette demande ne peut pas être lue. Vérifiez ce qui est envoyé, puis recommencez.',
  impossibleFilter:
    'Ce filtre ou ce tri n’est pas possible ici. Vérifiez le champ, la comparaison et la valeur, puis recommencez.',
  missingRelation:
    'Ce qui est choisi ici n’existe pas, ou n’existe plus. Choisissez autre chose, puis recommencez.',
  tooLarge: 'Cet envoi est trop volumineux. Réduisez-le, puis recommencez.',
}
