import type { PictureSubject } from '../pictures/pictureSubjects'

/** What each drawing shows, for people who do not see it. */
export const pictureAlternatives: Record<PictureSubject, string> = {
  home: 'Massif montagneux tracé en fines lignes de niveau, traversé par une ligne orange',
  'job-list': 'Enfilade de portes ouvertes en perspective, un chemin orange menant à la dernière',
  'values-hub': 'Rosace de rubans entrelacés autour d’un point orange',
  'not-found': 'Faisceau de lignes parallèles d’où une ligne orange s’écarte en spirale',
  applications:
    'Immeubles de blocs assemblés en perspective, le dernier bloc, orange, en train d’être posé',
  consulting: 'Fils emmêlés qui se rejoignent en un point, puis repartent droits et parallèles',
  'data-science':
    'Nuage de points cerné de courbes de niveau, traversé par une courbe orange qui en suit la forme',
  'infrastructure-security': 'Bouclier fait de contours concentriques sur une trame de triangles',
  banking: 'Rangée de colonnes de hauteur croissante, reliées à leur sommet par une marche orange',
  energy: 'Trois éoliennes dans un vent dessiné en longues lignes ondulées',
  insurance: 'Arche de lignes concentriques qui abrite une étendue calme de la pluie',
  'retail-luxury': 'Pierre précieuse taillée, vue de dessus, une facette orange',
  'life-sciences': 'Double hélice d’ADN en perspective, un segment teinté d’orange',
  infrastructure: 'Pont à haubans dont les quatre piles s’éloignent au-dessus de l’eau',
  'well-being': 'Hamac tendu devant un soleil couchant',
  diversity: 'Étoffe tissée de brins tous différents, dont quelques-uns orange',
  environment: 'Coupe d’un tronc d’arbre montrant ses cernes, l’un d’eux orange',
  training: 'Escalier en colimaçon vu d’en haut, sa rampe soulignée d’orange',
  'social-impact': 'Chaîne d’anneaux entrelacés qui grandissent, l’un d’eux orange',
  ethics: 'Fil à plomb orange au-dessus d’ondes concentriques, entouré de traits qui se redressent',
  paris:
    'Plan stylisé de Paris : îlots serrés dans une enceinte ovale, traversés par la Seine en orange',
  bordeaux:
    'Plan stylisé de Bordeaux : îlots en arc autour du port de la Lune, le quai souligné d’orange',
  nantes: 'Plan stylisé de Nantes : une île allongée entre deux bras de la Loire',
}
