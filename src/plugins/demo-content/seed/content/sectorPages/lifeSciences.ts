import type { SectorPageContent } from './sectorPageContent'

export const lifeSciences: SectorPageContent = {
  slug: 'lifesciences',
  picture: 'life-sciences',
  title: 'Life Sciences',
  summary:
    'Laboratoires, fabricants de dispositifs, établissements de recherche et de soins : des systèmes validés, des données intègres et des délais tenus, sous le regard des inspecteurs comme des patients.',
  metaDescription:
    'Systèmes GxP, intégrité des données, hébergement HDS, dispositifs médicaux logiciels : Exemplia accompagne laboratoires, fabricants et acteurs de la santé.',
  intro: [
    'En sciences de la vie, la question n’est pas seulement de savoir si un système fonctionne, mais de pouvoir le démontrer des années plus tard à quelqu’un qui ne vous connaît pas. Qui a saisi cette mesure, quand, avec quel droit, et qu’y avait-il avant ? La réponse doit se trouver dans le système lui-même, sans enquête.',
    'Nos équipes associent des développeurs, des spécialistes de la validation et d’anciens responsables de laboratoire. Elles écrivent des exigences vérifiables, automatisent les preuves et réservent l’effort documentaire à ce qui touche le patient, la qualité du produit ou l’intégrité des données.',
  ],
  solutionsHeading: 'Nos solutions pour les sciences de la vie',
  solutionsIntro:
    'Du laboratoire à la production, et de l’essai clinique à la vie réelle, trois domaines où nous apportons méthode et outils.',
  solutions: [
    {
      icon: 'clipboard-check',
      title: 'Valider les systèmes informatisés',
      text: 'Analyse de risques, exigences, qualification et traçabilité selon GAMP 5, l’annexe 11 des BPF et le 21 CFR Part 11. Les tests automatisés produisent directement des preuves signées : une montée de version se valide en jours, non en mois.',
    },
    {
      icon: 'test-tube',
      title: 'Garantir l’intégrité des données',
      text: 'Diagnostic ALCOA+ des instruments, des tableurs et des interfaces, suppression des ressaisies, pistes d’audit réellement revues. Nous avons relié 46 instruments à un système de gestion de laboratoire sans arrêter les analyses.',
    },
    {
      icon: 'heart',
      title: 'Exploiter les données de santé',
      text: 'Entrepôts de données de santé, pseudonymisation, hébergement certifié HDS, préparation aux demandes d’accès. Nos statisticiens accompagnent les études en vie réelle et documentent chaque choix méthodologique.',
    },
  ],
  texts: [
    {
      heading: 'Une réglementation dense, abordée par le risque',
      paragraphs: [
        'Les bonnes pratiques de fabrication, de laboratoire et cliniques, réunies sous le nom de GxP, demandent des systèmes maîtrisés tout au long de leur vie. Tester chaque écran avec la même énergie épuise les équipes sans protéger personne ; l’approche par le risque, que recommandent aujourd’hui les autorités, concentre l’effort là où une erreur aurait des conséquences.',
        'Un logiciel destiné au diagnostic ou au suivi peut être un dispositif médical au sens du règlement (UE) 2017/745. Le plus souvent, sa classe impose un organisme notifié, un cycle de vie conforme à l’IEC 62304 et une surveillance après commercialisation. Nous posons cette question dès le cadrage, car elle change le calendrier d’un an.',
        'Les données de santé relèvent du RGPD, des référentiels de la CNIL et de la certification HDS ; l’espace européen des données de santé, entré en vigueur en mars 2025, organisera progressivement leur réutilisation. Nous préparons les catalogues et les circuits d’autorisation qu’il suppose.',
      ],
    },
  ],
  callToAction: {
    title: 'Une inspection à préparer, un système à remplacer ?',
    text: 'Nous réalisons en dix jours un état des lieux indépendant, priorisé par le risque.',
    label: 'Contactez nos experts',
  },
}
