import type { CardContent } from './sectionContent'

const benefits: CardContent[] = [
  {
    icon: 'house',
    title: 'Un rythme choisi',
    text: 'Jusqu’à trois jours de télétravail par semaine, fixés avec l’équipe, et le droit de ne pas répondre le soir.',
  },
  {
    icon: 'graduation-cap',
    title: '3 000 euros pour apprendre',
    text: 'Un budget de formation annuel par personne, certifications comprises, et du temps inscrit au planning pour l’utiliser.',
  },
  {
    icon: 'wallet',
    title: 'Des salaires affichés',
    text: 'Une fourchette dans chaque annonce, une grille commune, et l’égalité entre femmes et hommes vérifiée chaque année.',
  },
]

const reasonsToJoin: CardContent[] = [
  {
    icon: 'target',
    title: 'Des missions choisies',
    text: 'Deux propositions au moins à chaque changement de mission, le droit d’en refuser une, et aucun déplacement imposé au-delà d’une heure de trajet.',
  },
  {
    icon: 'users',
    title: 'Une équipe, pas un profil',
    text: 'Nous intervenons rarement seuls. Vous travaillez avec au moins un collègue sur place et une communauté technique pour vous répondre le reste du temps.',
  },
  {
    icon: 'trending-up',
    title: 'Un parcours lisible',
    text: 'Deux voies d’évolution, expertise ou encadrement, avec des attentes écrites pour chaque niveau. La promotion ne dépend pas de celui qui parle le plus fort.',
  },
  {
    icon: 'leaf',
    title: 'Un travail utile',
    text: '5 % du temps consacré à des associations, des projets sobres, et la liberté de dire à un client que son idée n’est pas la bonne.',
  },
]

export const jobListPage = {
  title: 'Nos offres d’emploi',
  intro:
    'Développement, conseil, données, infrastructure et fonctions internes : voici les postes que nous cherchons à pourvoir aujourd’hui, avec leur salaire et leur rythme. Un entretien avec la responsable du recrutement, un échange technique avec de futurs collègues, une rencontre avec la direction : trois étapes, trois semaines au plus, et une réponse motivée dans tous les cas.',
  benefits,
  spontaneous: {
    title: 'Aucune offre ne vous correspond ?',
    text: 'Dites-nous ce que vous savez faire, ce que vous aimeriez apprendre et où vous souhaitez vivre. L’an dernier, un recrutement sur quatre a commencé ainsi.',
    linkLabel: 'Envoyer une candidature spontanée',
  },
  reasons: {
    heading: 'Pourquoi rejoindre Exemplia',
    intro:
      'Parce qu’un bon métier se fait en bonne compagnie. Quatre engagements que nos collaborateurs citent le plus souvent dans notre enquête trimestrielle.',
    cards: reasonsToJoin,
    linkLabel: 'Découvrir notre ADN',
  },
  seo: {
    metaTitle: 'Offres d’emploi, stages et alternances',
    metaDescription:
      'Rejoignez Exemplia à Paris, Bordeaux, Nantes, Lyon ou à distance : développement, conseil, données, cybersécurité. Salaires affichés, réponse sous quinze jours.',
  },
}
