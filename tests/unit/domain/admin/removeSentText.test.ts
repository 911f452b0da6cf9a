import { expect, test } from 'vitest'
import { removeSentText } from '@/src/domain/admin/removeSentText'

test.each([
  ['nothing when nothing was added', 'À rappeler', ''],
  ['what was written on', 'À rappeler lundi matin', 'lundi matin'],
  ['what was written on below', 'À rappeler\n\nDisponible en mai', 'Disponible en mai'],
  ['all of it when it was changed further up', 'Ne pas rappeler', 'Ne pas rappeler'],
  ['nothing when it was emptied', '', ''],
])('After a text was sent, the field contains %s', (_, written, rest) => {
  expect(removeSentText(written, 'À rappeler')).toBe(rest)
})
