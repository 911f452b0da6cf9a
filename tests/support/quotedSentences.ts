import type { PublicAddress } from './publicRoutes'

const SPONTANEOUS_FORM_PATH = '/postuler/candidature-spontanee'

/** The specification's exact sentences for each page in its initial state. */
export const QUOTED_SENTENCES: Partial<Record<PublicAddress, readonly string[]>> = {
  '/': ['Accueil', 'Nos Expertises', 'Nos Secteurs', 'Notre ADN', 'Nos Offres', 'Contact', '+ 85'],
  '/expertises/construction-applications': ['Accueil', 'Expertises'],
  '/secteurs/infrastructure': ['Nos Secteurs', 'Contactez nos experts', 'Clients Actifs'],
  '/notre-adn': ['Accueil', 'Notre ADN', 'Vie en entreprise & RSE'],
  '/notre-adn/bien-etre-travail': ['Notre ADN', "Voir nos offres d'emploi"],
  '/notre-adn/diversite-inclusion': ["Voir nos offres d'emploi"],
  '/notre-adn/responsabilite-environnementale': ["Voir nos offres d'emploi"],
  '/notre-adn/formation-continue': ["Voir nos offres d'emploi"],
  '/notre-adn/impact-social': ['En savoir plus', "Voir nos offres d'emploi"],
  '/notre-adn/ethique-transparence': ["Voir nos offres d'emploi"],
  '/mentions-legales': ['Gérer les cookies'],
  '/nos-offres': ['Afficher les filtres', 'Voir plus', 'Postuler'],
  '/nos-offres?recherche=zzzzzz': ['Aucune offre trouvée', 'Effacer les filtres'],
  [SPONTANEOUS_FORM_PATH]: ["Retour aux offres d'emploi", 'OU', 'Envoyer ma candidature'],
  [`${SPONTANEOUS_FORM_PATH}/merci?fichiers=cv,lettre`]: [
    'Candidature envoyée !',
    'Votre candidature a été transmise avec succès.',
    'Nous vous contacterons dans les plus brefs délais.',
    "Le CV n'a pas pu être téléchargé, mais votre candidature sera tout de même envoyée. Vous pourrez nous transmettre votre CV par email.",
    "La lettre de motivation n'a pas pu être téléchargée, mais votre candidature sera tout de même envoyée.",
  ],
  '/contact/merci': ['Message envoyé !', 'Nous vous répondrons dans les plus brefs délais.'],
}

/** Sentences of the admin and of the forms that the specification quotes with ordinary spaces. */
export const QUOTED_WITH_ORDINARY_SPACES: ReadonlySet<string> = new Set([
  'Message envoyé !',
  'Candidature envoyée !',
  'Êtes-vous sûr de vouloir supprimer cette offre ?',
  'Êtes-vous sûr de vouloir supprimer cette candidature ?',
  'Êtes-vous sûr de vouloir supprimer ce message ?',
  'Êtes-vous sûr de vouloir supprimer cet utilisateur ?',
  'Paramètres généraux sauvegardés avec succès !',
  'Paramètres email sauvegardés avec succès !',
  'Test email envoyé !',
  'Invitation envoyée avec succès !',
  'Utilisateur modifié avec succès !',
  'Utilisateur supprimé avec succès !',
])
