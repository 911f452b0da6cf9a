import type { ExpertisePageContent } from './expertisePageContent'

export const dataScience: ExpertisePageContent = {
  slug: 'science-donnees',
  picture: 'data-science',
  title: 'Science des données',
  icon: 'chart-line',
  summary:
    'De la collecte au modèle exploité : architecture de données, décisionnel, prévision, intelligence artificielle et gouvernance.',
  metaDescription:
    'Architecture de données, décisionnel, analyse prédictive, intelligence artificielle, big data et gouvernance : des modèles utiles, mesurés et exploités.',
  intro: [
    'Une prévision n’a de valeur que si quelqu’un change une décision grâce à elle. Avant de choisir un outil ou un modèle, nous cherchons cette décision : qui la prend, à quelle fréquence, avec quelle marge d’erreur acceptable et que coûte une erreur dans chaque sens. Si la réponse n’existe pas, nous le disons, et le projet s’arrête à moindres frais.',
    'Viennent ensuite les données, qui occupent les deux tiers du temps. Nous les relevons à la source, en mesurons la qualité et les documentons, afin que le rapport mensuel, le modèle prédictif et l’auditeur partent des mêmes chiffres. Nos ingénieurs et nos statisticiens travaillent ensemble du premier jour à la mise en exploitation.',
  ],
  servicesHeading: 'Nos six domaines d’intervention',
  services: [
    {
      icon: 'database',
      title: 'Architecture de données',
      text: 'Entrepôts, lacs de données et échanges en temps réel, dimensionnés pour vos volumes et non pour ceux d’un géant du web. Modèles historisés, coûts prévisibles, reconstruction complète possible depuis les sources.',
    },
    {
      icon: 'chart-column',
      title: 'Informatique décisionnelle',
      text: 'Un vocabulaire commun d’abord : ce qu’est un client actif, une marge, un dossier clos. Puis des tableaux de bord peu nombreux, affichés en moins de trois secondes, chacun rattaché à une réunion où il sert.',
    },
    {
      icon: 'trending-up',
      title: 'Analyse prédictive',
      text: 'Prévision de la demande, de pannes, de défauts de paiement ou de la fréquentation. Chaque modèle est comparé à une règle simple, évalué sur des périodes qu’il n’a pas vues et livré avec son incertitude.',
    },
    {
      icon: 'brain',
      title: 'Intelligence artificielle et apprentissage automatique',
      text: 'Lecture de documents, classement de demandes, vision industrielle, assistants fondés sur vos textes. Nous vérifions la classe de risque au regard du règlement européen sur l’IA et prévoyons toujours le contrôle humain.',
    },
    {
      icon: 'layers',
      title: 'Big data',
      text: 'Traitement distribué de flux de capteurs, de journaux ou de transactions lorsque le volume l’exige vraiment. Nous mesurons aussi le coût et la consommation de chaque traitement, et supprimons ceux que personne ne lit.',
    },
    {
      icon: 'list-checks',
      title: 'Gouvernance des données',
      text: 'Responsables désignés, catalogue tenu à jour, règles de qualité contrôlées à chaque chargement, durées de conservation appliquées. Une gouvernance sobre, qui satisfait le RGPD, BCBS 239 ou Solvabilité II sans paralyser les équipes.',
    },
  ],
  approachHeading: 'De la collecte à la modélisation',
  approachIntro:
    'Quatre étapes, dont les deux premières décident du succès des deux autres. Aucune n’est sautée, même pour une démonstration.',
  steps: [
    {
      title: 'Collecte',
      text: 'Inventaire des sources, des droits et des finalités avec votre délégué à la protection des données. Nous installons des flux automatiques et surveillés : une source muette est signalée avant l’ouverture des bureaux.',
    },
    {
      title: 'Préparation',
      text: 'Nettoyage, rapprochement et historisation, entièrement écrits en code et rejouables. Un rapport de qualité indique ce qui manque, ce qui se contredit et ce que cela change aux résultats.',
    },
    {
      title: 'Exploration',
      text: 'Des analyses partagées chaque semaine avec les métiers. Elles écartent des hypothèses, en font naître d’autres et aboutissent à une définition écrite de la grandeur à prévoir et du seuil d’utilité.',
    },
    {
      title: 'Modélisation',
      text: 'Construction, évaluation puis mise en exploitation progressive, à côté de la pratique actuelle. La dérive est suivie, le retour arrière est prêt, et une fiche d’une page explique le modèle à ceux qui l’utilisent.',
    },
  ],
  callToAction: {
    title: 'Une décision que vos données pourraient éclairer ?',
    text: 'Présentez-nous un cas et un extrait anonymisé. En deux semaines, une étude de faisabilité vous dit ce qui est possible, à quel prix, et ce qui ne l’est pas.',
    label: 'Soumettre un cas',
  },
}
