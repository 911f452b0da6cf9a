import { expect, test } from 'vitest'
import { mapsUrl } from '@/src/domain/urls/mapsUrl'

test('An address over two lines becomes one search', () => {
  expect(mapsUrl('7, quai du Modèle\n33000 Bordeaux')).toBe(
    'https://www.google.com/maps/search/?api=1&query=7%2C+quai+du+Mod%C3%A8le%2C+33000+Bordeaux',
  )
})
