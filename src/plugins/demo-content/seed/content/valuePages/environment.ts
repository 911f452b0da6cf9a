import type { ValuePageContent } from './valuePageContent'

export const environment: ValuePageContent = {
  slug: 'responsabilite-environnementale',
  picture: 'environment',
  title: 'Responsabilité environnementale',
  icon: 'leaf',
  summary:
    'Mesurer, réduire, puis seulement parler : notre bilan carbone, nos objectifs datés et ce que nous changeons dans les projets de nos clients.',
  metaDescription:
    'Bilan carbone, énergie renouvelable, mobilité douce, numérique sobre : les initiatives environnementales d’Exemplia et son objectif de neutralité pour 2030.',
  intro: [
    'Une entreprise de conseil n’a pas de cheminée. Ses émissions viennent des déplacements, des bureaux, du matériel, et des systèmes qu’elle conçoit pour d’autres. Nous réalisons chaque année un bilan complet, déplacements domicile-travail et achats compris, selon la méthode Bilan Carbone, et le faisons relire par un tiers.',
    'Le plus grand levier n’est pas chez nous : il est chez nos clients. Un traitement inutile supprimé, des serveurs éteints la nuit, un téléphone gardé deux ans de plus pèsent davantage que nos gobelets. C’est pourquoi nos consultants sont formés à l’écoconception et doivent proposer, dans chaque projet, au moins une variante plus sobre.',
  ],
  sections: [
    {
      kind: 'cards',
      heading: 'Quatre initiatives suivies',
      cards: [
        {
          icon: 'train-front',
          title: 'Le train d’abord',
          text: 'Aucun vol intérieur lorsque le trajet existe en moins de cinq heures de train. Les réunions à distance sont la règle entre agences, et les séminaires se tiennent là où le total des trajets est le plus court.',
        },
        {
          icon: 'monitor',
          title: 'Du matériel qui dure',
          text: 'Ordinateurs reconditionnés ou gardés cinq ans, téléphones réparables, mémoire remplacée avant la machine. Le matériel sortant est donné à une association de quartier après effacement certifié.',
        },
        {
          icon: 'code',
          title: 'Un numérique sobre',
          text: 'Budgets de poids et de requêtes par page, traitements planifiés, environnements éteints la nuit. Nous suivons le référentiel général d’écoconception des services numériques (RGESN) et en publions la grille avec chaque livraison.',
        },
        {
          icon: 'recycle',
          title: 'Des bureaux économes',
          text: 'Chauffage à 19 °C, compostage, vaisselle durable, achats groupés de seconde main. Chaque agence dispose d’un relevé hebdomadaire d’énergie affiché dans la cuisine, et d’un référent volontaire.',
        },
      ],
    },
    {
      kind: 'figures',
      heading: 'Notre empreinte carbone',
      intro:
        'Exercice 2025 comparé à 2023, sur les périmètres 1, 2 et 3, par personne en équivalent temps plein.',
      figures: [
        { value: '−25 %', label: 'd’émissions de CO2 en deux ans' },
        { value: '100 %', label: 'd’énergie renouvelable dans nos trois agences' },
        { value: '65 %', label: 'de mobilité douce ou collective pour venir travailler' },
        { value: '−40 %', label: 'de déchets non recyclés' },
      ],
      goal: 'Notre objectif : la neutralité carbone en 2030. Nous réduisons nos émissions d’au moins 7 % par an, puis contribuons à des projets français labellisés bas-carbone à hauteur de ce qui reste, sans jamais le déduire du bilan.',
    },
    {
      kind: 'text',
      heading: 'Nos limites, dites clairement',
      paragraphs: [
        'La neutralité d’une entreprise est une convention comptable ; seule celle de la planète a un sens physique. Nous gardons le mot parce qu’il fixe une échéance, et nous publions à côté le chiffre brut : 2,9 tonnes équivalent CO2 par personne en 2025. Les achats de services, mal connus, sont estimés avec une incertitude de 30 %. Nous les affinons en interrogeant chaque année nos vingt premiers fournisseurs.',
      ],
    },
  ],
  closing: {
    title: 'Un métier utile, dans une entreprise sobre',
    text: 'Nos équipes accueillent celles et ceux qui veulent écrire moins de code, et du meilleur.',
  },
}
