import type { ValuePageContent } from './valuePageContent'

export const training: ValuePageContent = {
  slug: 'formation-continue',
  picture: 'training',
  title: 'Formation continue',
  icon: 'graduation-cap',
  summary:
    'Un budget de 3 000 euros par personne et par an, du temps pour l’utiliser et des collègues qui aiment transmettre.',
  metaDescription:
    'Budget de 3 000 euros par an et par personne, certifications, mentorat, communautés : comment Exemplia organise la formation continue de ses équipes.',
  intro: [
    'Dans nos métiers, la moitié de ce que l’on sait faire est à réapprendre tous les cinq ans. On peut laisser chacun s’en charger le soir, sur son temps, ou considérer que c’est le travail. Nous avons choisi : la formation figure au planning, comme une mission, et elle est comptée dans le temps de production.',
    'Chaque personne dispose d’un budget annuel de 3 000 euros, reportable une fois, qu’elle dépense selon un plan discuté avec son responsable : stage, certification, conférence, livres, cours de langue ou d’écriture. En moyenne, nos collaborateurs se forment neuf jours par an. Ce n’est pas une récompense : un débutant et une experte ont les mêmes droits.',
  ],
  sections: [
    {
      kind: 'cards',
      heading: 'Quatre manières d’apprendre',
      intro: 'Elles se combinent, car on retient mal ce que l’on n’a ni pratiqué ni expliqué.',
      cards: [
        {
          icon: 'award',
          title: 'Certifications',
          text: 'Kubernetes, ISO 27001, product owner, Power BI, PMP : préparation en petits groupes, examen payé, seconde tentative comprise. Les certifications servent à structurer une pratique ; elles ne conditionnent jamais une augmentation.',
        },
        {
          icon: 'handshake',
          title: 'Mentorat',
          text: 'Un collègue expérimenté, extérieur à la mission, deux heures par mois pendant un an. Les mentors sont formés et leur charge est allégée d’autant. Les débutants disposent en plus d’un parrain technique au quotidien.',
        },
        {
          icon: 'book-open',
          title: 'Ateliers du vendredi',
          text: 'Chaque vendredi matin, une heure préparée par l’un de nous : un incident disséqué, un article lu ensemble, un outil essayé. Les supports sont conservés, indexés et ouverts aux clients qui le souhaitent.',
        },
        {
          icon: 'compass',
          title: 'Mobilité interne',
          text: 'Changer de secteur, d’agence ou de métier après deux ans est un droit. Un développeur devenu analyste en cybersécurité, une consultante devenue data engineer : onze passages de ce type depuis 2022.',
        },
      ],
    },
    {
      kind: 'testimonials',
      heading: 'Ils ont changé de cap',
      testimonials: [
        {
          quote:
            'J’étais développeur et je lisais des rapports d’intrusion le soir. On m’a donné six mois, une formatrice et une vraie équipe. Aujourd’hui je fais ce métier le jour, et je dors le soir.',
          name: 'Samuel Okafor',
          position: 'Analyste SOC, Paris',
        },
        {
          quote:
            'J’ai obtenu ma certification au deuxième essai. Personne ne m’a demandé pourquoi pas au premier. J’anime maintenant la préparation pour les suivants.',
          name: 'Inès Moreau',
          position: 'Ingénieure plateforme, Nantes',
        },
      ],
    },
    {
      kind: 'text',
      heading: 'Et nos clients ?',
      paragraphs: [
        'Ils en profitent deux fois. D’abord parce que les personnes qui interviennent chez eux sont à jour. Ensuite parce que nous prévoyons dans chaque contrat un temps de transmission : vos équipes assistent aux ateliers, travaillent en binôme avec les nôtres et reprennent la main avec des supports qu’elles ont contribué à écrire.',
      ],
    },
  ],
  closing: {
    title: 'Qu’aimeriez-vous apprendre cette année ?',
    text: 'C’est l’une des premières questions que nous vous poserons en entretien.',
  },
}
