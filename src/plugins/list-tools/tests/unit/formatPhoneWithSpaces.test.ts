import { expect, test } from 'vitest'
import { writeCsvLines } from '@/src/app/api/writeCsvLines'
import { formatPhoneWithSpaces } from '@/src/plugins/list-tools/routes/exports/formatPhoneWithSpaces'

test.each([
  ['0612345678', '06 12 34 56 78'],
  ['06.12.34.56.78', '06 12 34 56 78'],
  ['06 12 34 56 78', '06 12 34 56 78'],
  ['0033612345678', '+33 6 12 34 56 78'],
  ['+33612345678', '+33 6 12 34 56 78'],
  ['+33 (0)6 12 34 56 78', '+33 6 12 34 56 78'],
  ['+32470123456', '+32 470 12 34 56'],
  ['+12025550123', '+1 202 555 0123'],
  ['0123', '01 23'],
  ['poste 12', 'poste 12'],
  ['bureau 01 23 45 67 89', 'bureau 01 23 45 67 89'],
  ['0612345678 ou 0698765432', '0612345678 ou 0698765432'],
  ['=1+1', '=1+1'],
])('A telephone number typed as %s is exported as %s', (written, spaced) => {
  expect(formatPhoneWithSpaces(written)).toBe(spaced)
})

test('A CSV file has telephone numbers as they are and escapes formulas', () => {
  const cells = ['+33 6 12 34 56 78', '+33+1', '+1', '=1+1', '+33 6 12+A1', '@SUM(A1)', '-1']
  expect(writeCsvLines([cells], { bom: false })).toBe(
    "+33 6 12 34 56 78;'+33+1;'+1;'=1+1;'+33 6 12+A1;'@SUM(A1);'-1\r\n",
  )
})
