// Words that also exist in English are left out: on, or, plus, son, car, comment, page, message,
// contact.
const FRENCH_WORDS = new Set(
  `le la les un une des du de au aux et ou ce cet cette ces cela je il elle nous vous ils elles leur leurs
  ma mes sa ses notre nos votre vos est sont avoir avez avons ont sera seront peut peuvent pouvez
  dans sur sous pour avec sans chez par vers depuis pendant lors afin
  que qui quoi dont quel quelle quels quelles pourquoi quand lorsque
  ne pas jamais aucun aucune toujours aussi moins mais donc ainsi
  tout toute tous toutes autre autres chaque plusieurs deux trois quatre cinq
  ici oui bonjour merci bienvenue cordialement
  accueil offre offres emploi emplois postuler poste postes candidature candidatures envoyer
  rechercher filtres filtre lieu contrat trier retirer effacer
  suivant suivante retour fermer ouvrir afficher masquer voir savoir
  nom sujet adresse horaires agence agences obligatoire obligatoires champs champ fichier fichiers lettre
  refuser accepter choix secteur secteurs entreprise chiffres valeurs
  banque assurance luxe conseil lundi mardi mercredi jeudi vendredi samedi dimanche
  janvier avril juin juillet septembre octobre novembre
  alternance cdi cdd erreur introuvable veuillez cours`.split(/\s+/),
)

const ACCENTED_LETTER = /[àâäæçéèêëîïôœöùûüÿ]/i

// L’offre, d’un, qu’il: in English the apostrophe is after the word or before a single letter, as
// in ’s.
const ELIDED_WORD = /^(?:[cdjlmnst]|qu|lorsqu|puisqu|jusqu)[’'](?=\p{L}{2})/iu

// A random token in a URL can contain any word.
const URL_PATTERN = /https?:\/\/\S+/g

/**
 * The words that identify a text as French: words that English does not have, accented words, and
 * elisions.
 * @param names words that are the same in every language
 */
export function findFrenchWords(text: string, names: readonly string[] = []): string[] {
  const judged = names.reduce((rest, name) => rest.replaceAll(name, ' '), text)
  return splitWords(judged.replace(URL_PATTERN, ' ')).filter(isFrenchWord)
}

/** In lower case, with inner apostrophes. */
export function splitWords(text: string): string[] {
  return text.toLowerCase().match(/\p{L}+(?:[’']\p{L}+)*/gu) ?? []
}

function isFrenchWord(word: string) {
  return FRENCH_WORDS.has(word) || ACCENTED_LETTER.test(word) || ELIDED_WORD.test(word)
}
