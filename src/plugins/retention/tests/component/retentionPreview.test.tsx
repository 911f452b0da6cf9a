import { NumberField } from '@payloadcms/ui'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { RetentionPreview } from '@/src/plugins/retention/admin/RetentionPreview'
import { expectNoAxeViolation, expectNoSidewaysScroll } from '@/tests/component/support/axe'
import { inDocument } from '@/tests/component/support/inDocument'
import { renderInAdmin } from '@/tests/component/support/renderInAdmin'
import { json, offline, respond } from '@/tests/component/support/respond'

const NO_DUE_RECORDS = { count: 0, oldest: null }
const DUE_RECORDS = {
  ...{ applications: { count: 3, oldest: '2024-01-05T09:00:00.000Z' }, spam: NO_DUE_RECORDS },
  ...{
    messages: NO_DUE_RECORDS,
    entries: NO_DUE_RECORDS,
    dispatches: NO_DUE_RECORDS,
    mails: NO_DUE_RECORDS,
    sealedRecords: NO_DUE_RECORDS,
  },
}

function renderPreview(width = 1440) {
  const fields = (
    <>
      <NumberField field={{ name: 'logMonths', label: 'Journal (mois)' }} path="logMonths" />
      <RetentionPreview />
    </>
  )
  const stored = {
    ...{ applicationMonths: 24, rejectedMonths: 3, withdrawnMonths: 3 },
    ...{ messageMonths: 36, logMonths: 12, sealedRecordYears: 5 },
  }
  return renderInAdmin(inDocument(fields, { global: 'data-retention', fields: stored }), { width })
}

test('What a shorter period would erase is counted before it is saved', async () => {
  const counted = respond(
    'get',
    '/api/conservation',
    json({ due: DUE_RECORDS, sealed: 3, lastRun: null, graceDay: null }),
  )
  await renderPreview()
  await expect.element(page.getByText('3, depuis le 05/01/2024')).toBeVisible()
  await expect.element(page.getByText('Aucun passage n’a encore eu lieu.')).toBeVisible()
  await expect.element(page.getByText('il restera 3 archives scellées')).toBeVisible()
  const period = page.getByLabelText('Journal (mois)')
  await period.fill('5')
  await expect.element(page.getByText('Corrigez les durées')).toBeVisible()
  await period.fill('6')
  await expect.element(page.getByText('Entrées du journal d’activité')).toBeVisible()
  await expect
    .poll(() => counted.at(-1))
    .toEqual({
      ...{
        applicationMonths: '24',
        rejectedMonths: '3',
        withdrawnMonths: '3',
        messageMonths: '36',
        logMonths: '6',
        sealedRecordYears: '5',
      },
    })
})

test('A count that fails is repeated by its button', async () => {
  respond(
    'get',
    '/api/conservation',
    offline(),
    json({
      due: DUE_RECORDS,
      sealed: 3,
      lastRun: '2026-03-03T02:00:00.000Z',
      graceDay: '2026-12-28',
    }),
  )
  await renderPreview(390)
  await expect.element(page.getByText('Le décompte n’a pas pu être fait.')).toBeVisible()
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await expect.element(page.getByText('Dernier passage le 03/03/2026.')).toBeVisible()
  await expect.element(page.getByText('Jusqu’au 28/12/2026 inclus')).toBeVisible()
  await expectNoAxeViolation()
  expectNoSidewaysScroll()
})
