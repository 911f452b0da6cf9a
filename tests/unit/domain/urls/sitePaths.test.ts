import { expect, test } from 'vitest'
import { pathOfRouteSegments } from '@/src/domain/urls/sitePaths'

test.each([
  [[], '/'],
  [['(liste)', 'nos-offres'], '/nos-offres'],
  [['(liste)', 'offres-trouvees'], '/nos-offres'],
  [['nos-offres', 'architecte'], '/nos-offres/architecte'],
  [['postuler', 'architecte'], '/postuler/architecte'],
  [['postuler', 'gardienne-de-phare', 'sans-offre'], '/postuler/gardienne-de-phare'],
])('The page with the segments %j has the path %s', (segments, path) => {
  expect(pathOfRouteSegments(segments)).toBe(path)
})
