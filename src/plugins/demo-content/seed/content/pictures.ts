/** The illustrations of the demo firm: file names and alternative texts. */
export const pictures = {
  home: {
    file: 'home-banner-navy.webp',
    alt: 'Massif montagneux tracé en fines lignes de niveau, traversé par une ligne orange',
  },
  'values-hub': {
    file: 'values-hub-hero-paper.webp',
    alt: 'Rosace de rubans entrelacés autour d’un point orange',
  },
  applications: {
    file: 'applications-hero-paper.webp',
    alt: 'Immeubles de blocs assemblés en perspective, le dernier bloc, orange, en train d’être posé',
  },
  consulting: {
    file: 'consulting-hero-paper.webp',
    alt: 'Fils emmêlés qui se rejoignent en un point, puis repartent droits et parallèles',
  },
  'data-science': {
    file: 'data-science-hero-paper.webp',
    alt: 'Nuage de points cerné de courbes de niveau, traversé par une courbe orange qui en suit la forme',
  },
  'infrastructure-security': {
    file: 'infrastructure-security-hero-paper.webp',
    alt: 'Bouclier fait de contours concentriques sur une trame de triangles',
  },
  banking: {
    file: 'banking-hero-paper.webp',
    alt: 'Rangée de colonnes de hauteur croissante, reliées à leur sommet par une marche orange',
  },
  energy: {
    file: 'energy-hero-paper.webp',
    alt: 'Trois éoliennes dans un vent dessiné en longues lignes ondulées',
  },
  insurance: {
    file: 'insurance-hero-paper.webp',
    alt: 'Arche de lignes concentriques qui abrite une étendue calme de la pluie',
  },
  'retail-luxury': {
    file: 'retail-luxury-hero-paper.webp',
    alt: 'Pierre précieuse taillée, vue de dessus, une facette orange',
  },
  'life-sciences': {
    file: 'life-sciences-hero-paper.webp',
    alt: 'Double hélice d’ADN en perspective, un segment teinté d’orange',
  },
  infrastructure: {
    file: 'infrastructure-hero-paper.webp',
    alt: 'Pont à haubans dont les quatre piles s’éloignent au-dessus de l’eau',
  },
  'well-being': {
    file: 'well-being-hero-paper.webp',
    alt: 'Hamac tendu devant un soleil couchant',
  },
  diversity: {
    file: 'diversity-hero-paper.webp',
    alt: 'Étoffe tissée de brins tous différents, dont quelques-uns orange',
  },
  environment: {
    file: 'environment-hero-paper.webp',
    alt: 'Coupe d’un tronc d’arbre montrant ses cernes, l’un d’eux orange',
  },
  training: {
    file: 'training-hero-paper.webp',
    alt: 'Escalier en colimaçon vu d’en haut, sa rampe soulignée d’orange',
  },
  'social-impact': {
    file: 'social-impact-hero-paper.webp',
    alt: 'Chaîne d’anneaux entrelacés qui grandissent, l’un d’eux orange',
  },
  ethics: {
    file: 'ethics-hero-paper.webp',
    alt: 'Fil à plomb orange au-dessus d’ondes concentriques, entouré de traits qui se redressent',
  },
  paris: {
    file: 'paris-card-paper.webp',
    alt: 'Plan stylisé de Paris : îlots serrés dans une enceinte ovale, traversés par la Seine en orange',
  },
  bordeaux: {
    file: 'bordeaux-card-paper.webp',
    alt: 'Plan stylisé de Bordeaux : îlots en arc autour du port de la Lune, le quai souligné d’orange',
  },
  nantes: {
    file: 'nantes-card-paper.webp',
    alt: 'Plan stylisé de Nantes : une île allongée entre deux bras de la Loire',
  },
} as const

export type PictureSubject = keyof typeof pictures
