import type { SectionContent } from './sectionContent'

const sections: SectionContent[] = [
  {
    kind: 'text',
    heading: 'D’où nous venons',
    paragraphs: [
      'Exemplia est née en 2014 dans une pièce de Nantes, de la rencontre entre une directrice de projets bancaires et deux ingénieurs lassés de livrer à l’heure des logiciels dont personne ne voulait. Ils ont écrit sur un mur trois phrases, qui y sont encore : observer avant de proposer ; finir ce que l’on commence ; partir en laissant le client plus autonome.',
      'L’entreprise compte aujourd’hui 78 experts répartis entre Paris, Bordeaux et Nantes. Son capital appartient pour 62 % à ceux qui y travaillent. Aucun fonds n’attend de revente, ce qui nous laisse le loisir de refuser une mission et de former un débutant pendant un an.',
    ],
  },
  {
    kind: 'text',
    heading: 'Comment nous tenons parole',
    paragraphs: [
      'Une valeur que l’on ne mesure pas est un slogan. À chacun des six engagements correspondent des indicateurs, un responsable et une date. Un comité composé pour moitié de collaborateurs tirés au sort les examine chaque semestre, en présence de la direction, et publie ses conclusions en interne, avec les réserves.',
      'Lorsque nous manquons un objectif, nous l’écrivons : vous trouverez sur les pages suivantes plusieurs chiffres dont nous ne sommes pas fiers. Nous croyons que c’est la condition pour que les autres soient crus, par nos clients comme par celles et ceux qui envisagent de nous rejoindre.',
    ],
  },
]

export const adnHub = {
  title: 'Notre ADN',
  subtitle: 'Vie en entreprise & RSE',
  picture: 'values-hub' as const,
  intro: [
    'Ce que vaut une entreprise de conseil tient dans la manière dont elle traite ceux qui y travaillent, ceux qui lui font confiance et le monde où elle agit. Nous avons réuni ici, en six pages, ce que nous avons promis et où nous en sommes.',
    'Vous y trouverez des règles, des chiffres, des témoignages et quelques aveux. Le tout est relu chaque année par les collaborateurs avant d’être publié.',
  ],
  cardLinkLabel: 'En savoir plus',
  sections,
  closing: {
    title: 'Faisons connaissance',
    text: 'Vous cherchez un poste où ces engagements ont cours, ou un partenaire qui les partage ? Dans les deux cas, la conversation commence simplement.',
    links: [
      { label: 'Voir nos offres', url: '/nos-offres' },
      { label: 'Nous contacter', url: '/#contact' },
    ],
  },
  metaDescription:
    'Bien-être, diversité, environnement, formation, impact social, éthique : les engagements d’Exemplia, leurs chiffres et la façon dont ils sont vérifiés.',
}
