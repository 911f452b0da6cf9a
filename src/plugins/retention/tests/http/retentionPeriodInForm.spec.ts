import { test } from '@/tests/support/httpTest'
import { expectOnPage } from '@/tests/support/publicPages'
import { readGlobal, saveGlobal } from '@/tests/support/staffContent'

test('the consent sentence of the application form has the retention period that staff saved last', async ({
  visitor,
  staff,
}) => {
  const path = '/postuler/candidature-spontanee'
  const { applicationMonths } = await readGlobal(staff, 'data-retention')
  await expectOnPage(visitor, path, ['deux ans après notre dernier échange'])
  await saveGlobal(staff, 'data-retention', { applicationMonths: 12 })
  await expectOnPage(visitor, path, ['un an après notre dernier échange'])
  await saveGlobal(staff, 'data-retention', { applicationMonths })
  await expectOnPage(visitor, path, ['deux ans après notre dernier échange'])
})
