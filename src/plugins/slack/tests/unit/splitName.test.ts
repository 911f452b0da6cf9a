import { expect, test } from 'vitest'
import { splitName } from '@/src/plugins/slack/notifications/announceApplication'

test.each([
  ['Claire Morel', 'Claire', 'Morel'],
  ['Jean-Luc de La Tour', 'Jean-Luc', 'de La Tour'],
  ['Zoé', 'Zoé', ''],
  ['  Anne\t Le  Goff ', 'Anne', 'Le Goff'],
  ['', '', ''],
])('The first word of %j is the first name, the rest the last name', (name, first, last) => {
  expect(splitName(name)).toEqual({ firstName: first, lastName: last })
})
