import type { SectorPageContent } from './sectorPageContent'

export const energy: SectorPageContent = {
  slug: 'energie-environnement',
  picture: 'energy',
  title: 'Énergie & Environnement',
  summary:
    'Producteurs, distributeurs, gestionnaires d’eau et de déchets : prévoir, équilibrer et protéger des installations réparties sur tout un territoire, avec des données de capteurs souvent incomplètes.',
  metaDescription:
    'Prévision de production, maintenance, sécurité NIS 2, données extra-financières CSRD : Exemplia accompagne les acteurs de l’énergie, de l’eau et des déchets.',
  intro: [
    'Un parc éolien, une station d’épuration et un réseau de chaleur ont un point commun : ils produisent jour et nuit des mesures que presque personne ne regarde. Les décisions, elles, se prennent encore au téléphone et au tableur. Entre les deux, il y a de l’énergie perdue, des pannes évitables et des rapports reconstitués à la main.',
    'Nos équipes travaillent avec les exploitants, sur site, avant d’écrire la moindre spécification. Elles connaissent les automates, les liaisons qui tombent, les compteurs remplacés sans que l’historique suive, et conçoivent des systèmes qui l’acceptent au lieu de l’ignorer.',
  ],
  solutionsHeading: 'Nos solutions pour l’énergie et l’environnement',
  solutionsIntro:
    'Trois sujets sur lesquels nous avons déjà des méthodes éprouvées, des jeux d’essai et des retours chiffrés.',
  solutions: [
    {
      icon: 'chart-line',
      title: 'Prévoir et équilibrer',
      text: 'Prévision de production solaire et éolienne, de la demande de chaleur ou des volumes d’eau, avec un intervalle de confiance exploitable sur le marché. Sur 140 sites, l’erreur moyenne à vingt-quatre heures a reculé de 18 % en un an.',
    },
    {
      icon: 'settings',
      title: 'Maintenir au bon moment',
      text: 'Collecte des vibrations, températures et démarrages, détection des dérives, et surtout intégration à votre gestion de maintenance : une alerte devient une intervention planifiée, avec sa pièce et son technicien, ou elle n’est pas émise.',
    },
    {
      icon: 'shield-check',
      title: 'Protéger les systèmes industriels',
      text: 'Inventaire des automates, cloisonnement selon l’IEC 62443, accès distants des mainteneurs contrôlés, sauvegarde des programmes. Les mesures sont choisies avec l’exploitation afin qu’aucune ne gêne une intervention de nuit.',
    },
  ],
  texts: [
    {
      heading: 'Des obligations qui se recoupent',
      paragraphs: [
        'La directive NIS 2 classe l’énergie, l’eau potable et les eaux usées parmi les secteurs hautement critiques, la gestion des déchets parmi les autres secteurs critiques. Elle prévoit une alerte précoce sous vingt-quatre heures, une notification sous soixante-douze heures et un rapport final dans le mois, et engage la responsabilité des dirigeants sur les mesures de sécurité. Nous aidons à qualifier l’entité, puis à bâtir un plan d’action proportionné à sa taille.',
        'La CSRD, dont l’Union européenne a resserré le périmètre et décalé le calendrier, demande aux entreprises concernées des données environnementales vérifiables. Celles qui en sortent reçoivent les mêmes questions de leurs clients et de leurs banques. Un référentiel unique des consommations, des émissions et des rejets répond aux deux, ainsi qu’aux déclarations du décret tertiaire sur OPERAT.',
        'Les courbes de charge des particuliers restent, elles, des données personnelles : consentement, finalité et durée de conservation sont traités dès la conception.',
      ],
    },
  ],
  callToAction: {
    title: 'Vos capteurs en savent plus que vos tableaux de bord ?',
    text: 'Nous pouvons auditer un site pilote en trois semaines et vous en remettre les chiffres.',
    label: 'Contactez nos experts',
  },
}
