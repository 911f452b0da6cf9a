import type { ValuePageContent } from './valuePageContent'

export const diversity: ValuePageContent = {
  slug: 'diversite-inclusion',
  picture: 'diversity',
  title: 'Diversité & inclusion',
  icon: 'users',
  summary:
    'Recruter large, payer également, promouvoir sur des critères écrits : l’égalité comme une question de méthode, mesurée chaque année.',
  metaDescription:
    '45 % de femmes, 12 nationalités, égalité salariale vérifiée, quatre dispositifs RH : la politique de diversité et d’inclusion d’Exemplia, chiffres à l’appui.',
  intro: [
    'Une équipe où tout le monde a suivi les mêmes études et les mêmes chemins commet les mêmes erreurs, en même temps. Nos clients, leurs usagers et leurs salariés ne se ressemblent pas ; ceux qui conçoivent leurs outils n’ont pas à se ressembler non plus. Voilà pour la raison pratique. L’autre est plus simple : c’est juste.',
    'Les bonnes intentions ne suffisent pas, car les biais se logent dans les procédures. Nous avons donc revu les nôtres une à une : rédaction des annonces, tri des candidatures, entretiens, augmentations, attribution des missions. Chaque étape suit des critères écrits d’avance, et chaque décision peut être expliquée à la personne concernée.',
  ],
  sections: [
    {
      kind: 'cards',
      heading: 'Quatre engagements concrets',
      cards: [
        {
          icon: 'scale',
          title: 'Un recrutement équitable',
          text: 'Mêmes questions, même grille, deux évaluateurs formés à la non-discrimination. Les annonces sont relues pour en retirer les exigences inutiles, qui découragent d’abord les candidates, et toutes affichent une fourchette de salaire.',
        },
        {
          icon: 'wallet',
          title: 'Une rémunération égale',
          text: 'Les salaires sont comparés chaque année, à poste et expérience équivalents, par un cabinet extérieur. Tout écart inexpliqué est corrigé dans les deux mois et l’augmentation est rétroactive au 1er janvier.',
        },
        {
          icon: 'accessibility',
          title: 'Une place pour le handicap',
          text: 'Une référente handicap, des postes adaptés en moins de trois semaines, des outils internes conformes au RGAA. Les absences pour soins ou démarches liés au handicap sont rémunérées.',
        },
        {
          icon: 'globe',
          title: 'Des parcours variés',
          text: 'Un tiers de nos embauches vient de reconversions, d’écoles inclusives ou d’autres pays. Un binôme accueille chaque personne pendant trois mois, et les démarches de titre de séjour sont prises en charge.',
        },
      ],
    },
    {
      kind: 'figures',
      heading: 'Nos chiffres clés',
      intro: 'Effectif au 31 décembre 2025, toutes agences et tous contrats confondus.',
      figures: [
        { value: '45 %', label: 'de femmes dans l’entreprise, et autant parmi les responsables' },
        { value: '12', label: 'nationalités réunies dans trois agences' },
        { value: '100 %', label: 'd’égalité salariale entre femmes et hommes, à poste équivalent' },
        {
          value: '4',
          label:
            'dispositifs RH : mentorat, congé parental complété, aménagement de poste, cellule d’écoute',
        },
      ],
    },
    {
      kind: 'text',
      heading: 'Ce qui reste à faire',
      paragraphs: [
        'La parité n’est pas atteinte dans tous les métiers : nos équipes d’infrastructure et de cybersécurité ne comptent que 22 % de femmes. Nous intervenons dans six lycées, accueillons dix stagiaires de troisième par an et avons ouvert un parcours de reconversion rémunéré vers ces métiers. Nous publierons les résultats, bons ou mauvais, sur cette page.',
      ],
    },
  ],
  closing: {
    title: 'Votre parcours ne coche pas toutes les cases ?',
    text: 'Écrivez-nous quand même. Nos annonces décrivent un travail à faire, pas un portrait-robot.',
  },
}
