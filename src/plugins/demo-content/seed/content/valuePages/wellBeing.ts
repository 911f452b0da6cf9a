import type { ValuePageContent } from './valuePageContent'

export const wellBeing: ValuePageContent = {
  slug: 'bien-etre-travail',
  picture: 'well-being',
  title: 'Bien-être au travail',
  icon: 'heart',
  summary:
    'Du temps pour bien faire, des lieux où l’on a envie de venir, quelqu’un à qui parler : nos engagements, et la façon dont nous les vérifions.',
  metaDescription:
    'Télétravail jusqu’à trois jours par semaine, espaces conviviaux, suivi personnalisé, vie collective : les engagements d’Exemplia pour le bien-être au travail.',
  intro: [
    'Le conseil a la réputation d’user ceux qui l’exercent : missions lointaines, soirées longues, sentiment de n’appartenir ni au client ni à son entreprise. Nous avons fondé Exemplia avec l’intention de faire autrement, et nous avons écrit ce que cela voulait dire, afin que chacun puisse nous le rappeler.',
    'Chaque trimestre, une enquête anonyme de douze questions mesure la charge, le sens du travail et la qualité de l’encadrement. Les résultats sont présentés à tous, agence par agence, avec trois actions au plus, datées et attribuées. En 2025, 84 % des collaborateurs y ont répondu.',
  ],
  sections: [
    {
      kind: 'cards',
      heading: 'Nos quatre engagements',
      intro: 'Ils valent pour toutes et tous, quels que soient le contrat, l’agence et la mission.',
      cards: [
        {
          icon: 'house',
          title: 'Télétravail choisi',
          text: 'Jusqu’à trois jours par semaine, fixés avec l’équipe et non par un calendrier général. Écran, fauteuil et indemnité mensuelle sont fournis. Personne n’est tenu de répondre entre 19 h et 8 h, et les messages peuvent attendre.',
        },
        {
          icon: 'coffee',
          title: 'Espaces conviviaux',
          text: 'Nos trois agences sont claires, calmes et desservies par les transports : salles fermées pour se concentrer, une grande table pour déjeuner, une pièce de repos. Les plans ont été dessinés avec ceux qui y travaillent.',
        },
        {
          icon: 'user-check',
          title: 'Suivi personnalisé',
          text: 'Un responsable suit au plus huit personnes et les rencontre chaque mois, sans autre ordre du jour que le leur. La charge y est abordée en premier. Une psychologue du travail extérieure peut être consultée librement et gratuitement.',
        },
        {
          icon: 'users',
          title: 'Activités collectives',
          text: 'Une réunion mensuelle par agence, deux séminaires par an pendant le temps de travail, des ateliers du vendredi. Chorale, course à pied ou jeux de plateau : le budget est géré par les collaborateurs eux-mêmes.',
        },
      ],
    },
    {
      kind: 'testimonials',
      heading: 'Ils en parlent',
      testimonials: [
        {
          quote:
            'À mon retour de congé parental, ma mission a été aménagée à quatre jours sans que j’aie à le négocier. Mon responsable avait préparé trois possibilités ; j’ai choisi.',
          name: 'Léa Tran',
          position: 'Ingénieure de données, Nantes',
        },
        {
          quote:
            'Je vis à quarante minutes de Bordeaux. Trois jours chez moi, deux à l’agence : je vois mes collègues, je vois mes enfants, et mes nuits sont redevenues des nuits.',
          name: 'Mathieu Guyader',
          position: 'Développeur mobile, Bordeaux',
        },
      ],
    },
    {
      kind: 'text',
      heading: 'Quand cela ne va pas',
      paragraphs: [
        'Une mission peut se dégrader. Chacun a le droit d’en demander la fin sans se justifier devant le client ; nous trouvons une solution sous six semaines. En 2025, onze personnes l’ont fait, et neuf travaillent toujours chez nous. Deux référentes, formées à l’écoute et à la prévention du harcèlement, peuvent être saisies en toute confidentialité, en dehors de la voie hiérarchique.',
      ],
    },
  ],
  closing: {
    title: 'Envie de travailler ainsi ?',
    text: 'Nos offres indiquent la rémunération, le rythme de télétravail et le nom de la personne qui vous répondra.',
  },
}
