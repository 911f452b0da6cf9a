import type { ValuePageContent } from './valuePageContent'

export const ethics: ValuePageContent = {
  slug: 'ethique-transparence',
  picture: 'ethics',
  title: 'Éthique & transparence',
  icon: 'scale',
  summary:
    'Dire ce que l’on sait, ce que l’on ignore et ce que cela coûte : quatre principes, une charte, et le moyen de nous y rappeler.',
  metaDescription:
    'Indépendance, transparence des prix, protection des données, intelligence artificielle responsable : les principes et la charte éthique d’Exemplia.',
  intro: [
    'Un client nous confie ses systèmes, parfois ses secrets, souvent une part de son budget qu’il ne pourra dépenser qu’une fois. Un candidat nous confie sa carrière. Cette confiance ne se décrète pas : elle se gagne par une suite de petites décisions, dont beaucoup vont contre notre intérêt immédiat.',
    'En 2025, nous avons déconseillé sept projets que l’on nous proposait de réaliser, parce qu’un outil existant suffisait ou parce que le besoin n’était pas mûr. Quatre de ces clients sont revenus avec une autre question. C’est, de loin, notre meilleur argument commercial, et nous préférons l’écrire ici plutôt que sur une plaquette.',
  ],
  sections: [
    {
      kind: 'cards',
      heading: 'Quatre principes',
      cards: [
        {
          icon: 'eye',
          title: 'Transparence',
          text: 'Prix détaillés, temps passé consultable chaque semaine, risques annoncés dès que nous les voyons. Un retard est signalé le jour où il est connu, avec au moins une proposition pour le réduire.',
        },
        {
          icon: 'shield-check',
          title: 'Indépendance',
          text: 'Aucune commission d’éditeur, d’hébergeur ni de constructeur. Nos partenariats techniques sont publics, et toute situation susceptible de créer un conflit d’intérêts est déclarée au client avant la signature.',
        },
        {
          icon: 'lock',
          title: 'Confidentialité',
          text: 'Les données confiées restent chez vous dès que c’est possible, chiffrées dans les autres cas, et sont effacées en fin de mission avec attestation. Aucune n’alimente un service d’intelligence artificielle sans votre accord écrit.',
        },
        {
          icon: 'bot',
          title: 'Technologie responsable',
          text: 'Nous refusons les dispositifs de surveillance individuelle des salariés et les interfaces trompeuses. Pour tout système d’intelligence artificielle, un humain identifié peut contrôler, corriger et arrêter.',
        },
      ],
    },
    {
      kind: 'charter',
      heading: 'Notre charte',
      intro: 'Signée par chaque collaborateur à son arrivée et jointe à chacun de nos contrats.',
      columns: [
        {
          title: 'Envers nos clients',
          commitments: [
            'Ne promettre que ce que nous savons tenir',
            'Remettre le code, les accès et la documentation au fil de l’eau',
            'Facturer le travail réalisé, jamais une présence',
            'Conseiller d’arrêter un projet lorsqu’il n’a plus de sens',
          ],
        },
        {
          title: 'Envers nos collaborateurs',
          commitments: [
            'Expliquer chaque décision qui les concerne',
            'Ne jamais imposer une mission contraire à leur conscience',
            'Protéger toute personne qui signale un manquement de bonne foi',
            'Partager chaque trimestre les comptes de l’entreprise',
          ],
        },
        {
          title: 'Envers la société',
          commitments: [
            'Payer nos impôts là où nous travaillons, et nos fournisseurs à trente jours',
            'Concevoir des services accessibles à tous',
            'Mesurer et publier notre empreinte environnementale',
            'Consacrer 5 % de notre temps à l’intérêt général',
          ],
        },
      ],
    },
    {
      kind: 'text',
      heading: 'Signaler un manquement',
      paragraphs: [
        'Une ligne d’alerte conforme à la loi du 21 mars 2022 sur les lanceurs d’alerte est ouverte aux collaborateurs, aux candidats, aux clients et aux fournisseurs. Elle est tenue par un cabinet extérieur, accuse réception sous sept jours ouvrés et donne une réponse motivée dans les trois mois. L’identité des auteurs n’est jamais communiquée à la direction.',
      ],
    },
  ],
  closing: {
    title: 'Ces principes sont aussi les vôtres ?',
    text: 'Nous cherchons des personnes capables de dire non avec tact, et de dire oui sans réserve.',
  },
}
