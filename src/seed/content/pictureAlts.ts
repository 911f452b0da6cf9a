import type { PictureSubject } from '../pictures/pictureSubjects'

/** What each drawing shows, for people who do not see it. */
export const pictureAlts = {
  home: 'Dessin au trait : des lignes calmes se soulèvent en un massif de crêtes, l’une d’elles en rouge.',
  'job-list': 'Dessin au trait : une enfilade de portes ouvertes, traversée par une ligne rouge.',
  'values-hub': 'Dessin au trait : une rosace à six lobes autour d’un centre rouge.',
  'not-found':
    'Dessin au trait : parmi des lignes parallèles, une ligne rouge s’égare et fait une boucle.',
  applications:
    'Dessin au trait : des modules en perspective, dont un, rouge, vient se poser à sa place.',
  consulting:
    'Dessin au trait : des chemins épars se rejoignent en un point et repartent en ordre.',
  'data-science':
    'Dessin au trait : un nuage de points, ses courbes de densité et une courbe rouge qui le traverse.',
  'infrastructure-security':
    'Dessin au trait : un bouclier au contour rouge, dégagé d’un réseau serré.',
  banking:
    'Dessin au trait : une colonnade de hauteur croissante sur papier réglé, suivie par une ligne rouge.',
  energy: 'Dessin au trait : trois éoliennes dans les lignes du vent.',
  insurance: 'Dessin au trait : la pluie s’arrête sur un dôme rouge, l’eau est calme dessous.',
  'retail-luxury': 'Dessin au trait : une pierre taillée vue de dessus, une facette en rouge.',
  'life-sciences':
    'Dessin au trait : une double hélice, un de ses rubans en rouge, sur un tissu de cellules.',
  infrastructure: 'Dessin au trait : un pont à haubans au-dessus de l’eau, son tablier en rouge.',
  'well-being': 'Dessin au trait : un hamac tendu devant un soleil bas, au-dessus d’une eau calme.',
  diversity: 'Dessin au trait : des fils de toutes sortes, tissés ensemble, dont une trame rouge.',
  environment: 'Dessin au trait : les cernes d’un arbre, l’un d’eux en rouge.',
  training: 'Dessin au trait : un escalier en colimaçon vu d’en haut, sa rampe en rouge.',
  'social-impact': 'Dessin au trait : une chaîne d’anneaux qui grandissent, l’un d’eux en rouge.',
  ethics:
    'Dessin au trait : des traits d’autant plus droits qu’ils sont près d’un fil à plomb rouge.',
  paris:
    'Plan imaginaire de Paris au trait : les îlots, les avenues en étoile et la Seine en rouge.',
  bordeaux:
    'Plan imaginaire de Bordeaux au trait : le croissant de la Garonne et ses quais en rouge.',
  nantes:
    'Plan imaginaire de Nantes au trait : la Loire autour de l’île et l’Erdre qui la rejoint.',
} as const satisfies Record<PictureSubject, string>
