import type { ValuePageContent } from './valuePageContent'

export const socialImpact: ValuePageContent = {
  slug: 'impact-social',
  picture: 'social-impact',
  title: 'Impact social',
  icon: 'handshake',
  summary:
    '5 % de notre temps de production va à des projets menés gratuitement pour des associations, avec la même exigence que pour nos clients.',
  metaDescription:
    'Mécénat de compétences, inclusion numérique, insertion professionnelle : Exemplia consacre 5 % de son temps de production à des projets d’intérêt général.',
  intro: [
    'Les associations ont les mêmes besoins que les entreprises, un fichier à fiabiliser, un site à rendre accessible, des données à protéger, et rarement de quoi les financer. Depuis 2020, nous consacrons 5 % de notre temps de production à des projets pro bono : en 2025, cela représentait près de 850 journées.',
    'Ces projets sont choisis par un comité de collaborateurs tirés au sort, renouvelé chaque année. Ils sont menés comme les autres : un cadrage, un engagement écrit, une date de fin, une transmission. Un outil gratuit que personne ne sait maintenir serait un cadeau empoisonné. Chacun peut y participer sur son temps de travail, au même titre qu’à une mission.',
  ],
  sections: [
    {
      kind: 'cards',
      heading: 'Trois actions de longue durée',
      cards: [
        {
          icon: 'heart',
          title: 'Mécénat de compétences',
          text: 'Des équipes de deux à quatre personnes, pendant trois à six mois : système de gestion des dons, application de maraude, tableau de bord d’une banque alimentaire. Vingt-six associations accompagnées depuis 2020, dont dix-neuf utilisent toujours l’outil.',
        },
        {
          icon: 'monitor',
          title: 'Inclusion numérique',
          text: 'Deux permanences par mois dans chaque ville où nous sommes installés, avec des médiateurs professionnels : démarches en ligne, messagerie, sécurité des comptes. Nous rapportons aux administrations concernées les écrans qui bloquent le plus souvent.',
        },
        {
          icon: 'sprout',
          title: 'Insertion professionnelle',
          text: 'Stages de troisième pour des collèges d’éducation prioritaire, simulations d’entretien, relecture de CV, et huit contrats par an réservés à des personnes en reconversion issues d’écoles inclusives.',
        },
      ],
    },
    {
      kind: 'partners',
      heading: 'Nos associations partenaires',
      intro:
        'Trois partenariats pluriannuels, avec un interlocuteur dédié et un bilan publié. Ces associations sont fictives, comme le reste de cette démonstration.',
      partners: [
        {
          name: 'Clavier solidaire',
          description:
            'Reconditionne les ordinateurs donnés par les entreprises et les remet, avec une formation de trois séances, à des familles et à des étudiants. Nous avons développé son outil de traçabilité du matériel.',
          url: 'https://www.clavier-solidaire.example',
        },
        {
          name: 'Les Passerelles du code',
          description:
            'Forme en neuf mois des demandeurs d’emploi sans diplôme aux métiers du développement et du test. Douze de nos consultants y enseignent, et six diplômés nous ont rejoints.',
          url: 'https://www.passerelles-du-code.example',
        },
        {
          name: 'Table ouverte',
          description:
            'Collecte les invendus alimentaires et les distribue dans quarante lieux. Une prévision des volumes, construite avec nos data scientists, a réduit d’un quart les trajets à vide.',
          url: 'https://www.table-ouverte.example',
        },
      ],
    },
    {
      kind: 'text',
      heading: 'Proposer un projet',
      paragraphs: [
        'Votre association a un besoin numérique précis, une personne disponible pour le suivre et au moins six mois devant elle ? Écrivez-nous par le formulaire de contact, avec une page de présentation. Le comité se réunit tous les deux mois et motive ses réponses, y compris ses refus.',
      ],
    },
  ],
  closing: {
    title: 'Donner du temps, sans le prendre sur le vôtre',
    text: 'Chez nous, l’engagement associatif fait partie du travail, et du planning.',
  },
}
