import type { ExpertisePageContent } from './expertisePageContent'

export const applicationDevelopment: ExpertisePageContent = {
  slug: 'construction-applications',
  picture: 'applications',
  title: 'Construction d’applications',
  icon: 'code',
  summary:
    'Concevoir, développer et faire durer des applications métier : web, mobile, interfaces d’échange, reprise de l’existant.',
  metaDescription:
    'Applications web et mobiles, interfaces d’échange, reprise de l’existant : Exemplia conçoit, développe et transmet des logiciels métier testés et maintenables.',
  intro: [
    'Une application métier vit dix ans, souvent quinze. Son coût se joue moins dans les six premiers mois que dans les changements qu’elle acceptera ensuite : une règle de tarification qui évolue, un partenaire de plus, une loi nouvelle. Nous construisons donc des logiciels que d’autres équipes que la nôtre pourront relire, tester et reprendre.',
    'Nos équipes comptent de trois à huit personnes, développeurs, concepteurs et responsables de produit, et travaillent chez vous, dans nos agences ou à distance. Elles livrent toutes les deux semaines une version que vous pouvez essayer. Le code, la documentation et les environnements vous appartiennent dès le premier jour ; rien de ce que nous produisons n’exige de nous garder.',
  ],
  servicesHeading: 'Ce que nous faisons',
  services: [
    {
      icon: 'monitor',
      title: 'Applications web métier',
      text: 'Espaces clients, outils de gestion, portails partenaires. Nous partons des parcours les plus fréquents, mesurés sur vos données, et concevons des écrans accessibles au niveau AA du RGAA, utilisables au clavier et rapides sur une liaison moyenne.',
    },
    {
      icon: 'smartphone',
      title: 'Applications mobiles',
      text: 'Des applications pour iOS et Android issues d’une même base de code, pensées pour le terrain : fonctionnement sans réseau, synchronisation, lecture de codes, prise de photos, et publication sur les magasins publics ou celui de l’entreprise.',
    },
    {
      icon: 'plug',
      title: 'Interfaces d’échange',
      text: 'API documentées, échanges par événements, reprise de fichiers anciens. Chaque contrat d’échange est écrit, versionné et vérifié automatiquement des deux côtés : un changement incompatible est détecté avant la mise en production, non par vos partenaires.',
    },
    {
      icon: 'refresh-cw',
      title: 'Modernisation de l’existant',
      text: 'Nous remplaçons par tranches, sans tout arrêter : tests de caractérisation sur le comportement actuel, isolement d’un premier domaine, double exploitation le temps de comparer les résultats, puis retrait de l’ancien module.',
    },
    {
      icon: 'clipboard-check',
      title: 'Qualité et automatisation des tests',
      text: 'Stratégie de tests, automatisation des parcours critiques, mesure des performances et contrôle d’accessibilité dans la chaîne d’intégration. L’objectif est concret : pouvoir livrer un mardi après-midi sans réunion préalable.',
    },
    {
      icon: 'settings',
      title: 'Maintenance applicative',
      text: 'Reprise d’applications développées par d’autres, après un état des lieux de trois semaines. Engagements de délai par niveau de gravité, part du budget réservée à la réduction de la dette, tableau de bord mensuel partagé.',
    },
  ],
  approachHeading: 'Une méthode en quatre étapes',
  approachIntro:
    'Chaque étape se termine par un livrable et par une décision qui vous revient : continuer, réorienter ou s’arrêter.',
  steps: [
    {
      title: 'Cadrer',
      text: 'Trois à cinq semaines d’entretiens, d’observation et d’ateliers. Vous recevez une carte des parcours, une architecture cible tenant en dix pages, une première liste de travaux chiffrée et les risques que nous voyons.',
    },
    {
      title: 'Concevoir',
      text: 'Des maquettes cliquables essayées par cinq à huit utilisateurs, et un prototype technique du point le plus incertain : volumétrie, reprise de données, signature électronique ou temps de réponse.',
    },
    {
      title: 'Développer et livrer',
      text: 'Des cycles de deux semaines, une démonstration à chaque fin de cycle, un code relu par un pair et testé avant d’être fusionné. La première mise en production intervient en général avant le quatrième mois.',
    },
    {
      title: 'Faire vivre et transmettre',
      text: 'Suivi des usages et des incidents, corrections, puis passage de relais : binômes avec vos équipes, guide d’exploitation, deux mises en production menées par vos soins sous notre regard.',
    },
  ],
  callToAction: {
    title: 'Un projet d’application, ou une application à reprendre ?',
    text: 'Décrivez-nous la situation en quelques lignes. Un architecte vous rappelle sous deux jours ouvrés et vous dit franchement si nous sommes les bons interlocuteurs.',
    label: 'Parler à un architecte',
  },
}
