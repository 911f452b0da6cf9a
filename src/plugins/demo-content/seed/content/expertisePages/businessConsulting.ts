import type { ExpertisePageContent } from './expertisePageContent'

export const businessConsulting: ExpertisePageContent = {
  slug: 'conseil-metier',
  picture: 'consulting',
  title: 'Conseil métier & process agile',
  icon: 'compass',
  summary:
    'Décider quoi faire, dans quel ordre et avec qui : cadrage, pilotage de produit, processus, conformité, accompagnement des équipes.',
  metaDescription:
    'Cadrage, pilotage de produit, refonte de processus, conformité et accompagnement agile : des consultants qui chiffrent, décident avec vous et transmettent.',
  intro: [
    'La plupart des projets numériques en difficulté n’ont pas un problème de technique. Ils ont trop d’objectifs, des priorités qui changent chaque mois ou des utilisateurs que personne n’a rencontrés. Notre métier de conseil consiste à remettre ces questions sur la table, avec des chiffres, avant que les équipes de développement n’en paient le prix.',
    'Nos consultants ont été gestionnaires, chefs de projet, responsables de produit ou contrôleurs internes dans les secteurs qu’ils conseillent. Ils écrivent court, montrent leurs calculs et restent jusqu’à ce que la décision soit appliquée. Une mission type dure de six semaines à huit mois ; nous préférons en faire deux réussies qu’une sans fin.',
  ],
  servicesHeading: 'Six façons de vous conseiller',
  services: [
    {
      icon: 'compass',
      title: 'Cadrage et étude d’opportunité',
      text: 'En six semaines : le besoin réel, trois scénarios comparés (dont celui de ne rien faire), leurs coûts complets sur cinq ans, les gains attendus et la manière de les vérifier. Une note de vingt pages, une réunion de décision.',
    },
    {
      icon: 'target',
      title: 'Pilotage de produit',
      text: 'Des responsables de produit qui tiennent la vision, hiérarchisent les demandes à budget connu, rédigent des récits testables et suivent les usages. Ils forment votre futur titulaire et lui cèdent la place à la date convenue.',
    },
    {
      icon: 'workflow',
      title: 'Refonte de processus',
      text: 'Observation sur le terrain, mesure des délais et des reprises, cartographie BPMN lisible par ceux qui font le travail. Nous supprimons d’abord, simplifions ensuite et n’automatisons qu’en dernier.',
    },
    {
      icon: 'users',
      title: 'Accompagnement agile',
      text: 'Scrum, Kanban ou rien de tout cela : le cadre dépend du travail. Nous partons d’un diagnostic chiffré, limitons les travaux menés de front et aidons l’encadrement à changer ses propres habitudes avant celles des équipes.',
    },
    {
      icon: 'scale',
      title: 'Conformité réglementaire',
      text: 'Traduction d’un texte en exigences, en processus et en écrans : DORA, NIS 2, RGPD, CSRD, devoir de conseil. Chaque exigence garde sa référence d’article, ce qui facilite les contrôles et les mises à jour.',
    },
    {
      icon: 'megaphone',
      title: 'Conduite du changement',
      text: 'Des relais formés dans chaque service, des supports qui tiennent sur une page, une assistance renforcée pendant les quatre premières semaines et une mesure de l’adoption fondée sur les usages, pas sur les présences en réunion.',
    },
  ],
  approachHeading: 'Une démarche agile en quatre temps',
  approachIntro:
    'Agile signifie pour nous une chose simple : apprendre vite et à moindre coût, puis ajuster le plan par écrit.',
  steps: [
    {
      title: 'Comprendre',
      text: 'Deux semaines au plus près du travail : entretiens, observation de postes, lecture des chiffres. Vous recevez un diagnostic de dix pages qui distingue les faits, les avis et ce que nous ignorons encore.',
    },
    {
      title: 'Prioriser',
      text: 'Un atelier d’une journée avec les décideurs. Chaque initiative est estimée en valeur, en effort et en risque ; la liste qui en sort est courte, ordonnée et assortie de ce à quoi l’on renonce.',
    },
    {
      title: 'Expérimenter',
      text: 'Un essai de quatre à six semaines sur un périmètre réel, une agence, une gamme ou une équipe, avec un critère de réussite fixé avant de commencer. Le résultat négatif est un résultat.',
    },
    {
      title: 'Étendre et mesurer',
      text: 'Le déploiement suit un calendrier par vagues. Trois à cinq indicateurs sont relevés chaque mois, présentés aux équipes elles-mêmes, et nous revenons six mois après la fin de la mission pour faire le point, sans facturer cette visite.',
    },
  ],
  callToAction: {
    title: 'Trop de projets, ou pas les bons ?',
    text: 'Un premier échange d’une heure suffit souvent à clarifier la question. Il ne vous engage à rien et se tient avec la personne qui conduirait la mission.',
    label: 'Échanger avec un consultant',
  },
}
