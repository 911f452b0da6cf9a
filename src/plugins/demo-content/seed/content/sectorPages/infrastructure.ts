import type { SectorPageContent } from './sectorPageContent'

export const infrastructure: SectorPageContent = {
  slug: 'infrastructure',
  picture: 'infrastructure',
  title: 'Infrastructure',
  summary:
    'Transports, routes, ports, télécommunications, bâtiments : des ouvrages construits pour un siècle, gérés avec des systèmes qui changent tous les dix ans et des équipes dispersées sur le terrain.',
  metaDescription:
    'Gestion patrimoniale, maquette numérique, information voyageurs, systèmes industriels : Exemplia accompagne exploitants de transports, de réseaux et d’ouvrages.',
  intro: [
    'Un pont, une rame ou un fourreau de fibre durent plus longtemps que tous les logiciels qui les décriront. Leurs plans existent en quatre formats, l’historique des travaux dort dans des classeurs, et la personne qui savait part en retraite au printemps. Le premier service que rend le numérique à ces métiers est de conserver une mémoire exacte et consultable sur place.',
    'Nous travaillons avec des exploitants de transport, des gestionnaires de routes et de ports, des opérateurs de télécommunications et des bailleurs. Nos consultants chaussent les bottes : ils suivent une tournée, assistent à une coupure, lisent les procédures de sécurité avant de proposer un outil.',
  ],
  solutionsHeading: 'Trois chantiers que nous connaissons bien',
  solutionsIntro:
    'Ils se mènent séparément ou ensemble ; tous partent d’un inventaire fiable de ce qui existe.',
  solutions: [
    {
      icon: 'building-2',
      title: 'Gérer le patrimoine et sa maintenance',
      text: 'Référentiel unique des ouvrages, liaison entre système géographique, maquette numérique et gestion de maintenance, application de tournée utilisable sans réseau. Les inspections de 3 200 ouvrages ont ainsi quitté le papier en un an.',
    },
    {
      icon: 'train-front',
      title: 'Informer voyageurs et usagers',
      text: 'Horaires théoriques et temps réel aux formats NeTEx et SIRI, perturbations rédigées une seule fois et diffusées partout, affichages accessibles. L’information atteint l’usager avant qu’il ne soit sur le quai.',
    },
    {
      icon: 'lock',
      title: 'Sécuriser les systèmes d’exploitation',
      text: 'Postes de commande, automates, vidéosurveillance, gestion technique des bâtiments : inventaire, cloisonnement, accès des mainteneurs, plan de continuité essayé. La sûreté de fonctionnement reste première ; la sécurité s’y conforme.',
    },
  ],
  texts: [
    {
      heading: 'Composer avec la durée, le terrain et la loi',
      paragraphs: [
        'Les transports, les infrastructures numériques et l’eau figurent parmi les secteurs hautement critiques de NIS 2. Beaucoup d’exploitants de taille moyenne découvrent qu’ils sont concernés. Nous établissons avec eux ce qui relève de l’obligation, ce qui relève du bon sens, et l’ordre dans lequel l’un et l’autre peuvent être financés.',
        'La réglementation sur les travaux à proximité des réseaux exige des plans précis, à quarante centimètres près pour les ouvrages rigides de la meilleure classe. Fiabiliser la cartographie réduit les dommages, donc les arrêts. Sur les opérations neuves, nous aidons à écrire des conventions BIM selon l’ISO 19650 que les entreprises peuvent réellement tenir, et à récupérer à la livraison des données utilisables par l’exploitation.',
        'Enfin, les achats publics ont leur rythme. Nos équipes savent rédiger un cahier des charges ouvert, qui garantit la réversibilité, la propriété des données et la concurrence au renouvellement.',
      ],
    },
  ],
  callToAction: {
    title: 'Quel ouvrage connaissez-vous le moins bien ?',
    text: 'C’est souvent par lui qu’il faut commencer. Parlons-en, sur site de préférence.',
    label: 'Contactez nos experts',
  },
}
